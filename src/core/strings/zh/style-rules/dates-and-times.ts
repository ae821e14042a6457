/** Names of the rules about dates and times, and of their options. */
export const datesAndTimes = {
  calendar_era: {
    name: '纪元名称',
    options: { use_bc_and_ad: 'BC 和 AD', use_bce_and_ce: 'BCE 和 CE' },
  },
  centuries: {
    name: '世纪',
    options: {
      spell_out: '用文字',
      use_arabic_numerals: '阿拉伯数字（21st）',
      use_numerals: '数字',
      use_roman_numerals: '罗马数字（XXI）',
    },
  },
  date_format: {
    name: '日期格式',
    options: {
      use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months: '05.03.26，带前导零',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.2026，带前导零',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. Mrz. 2026（Jan.、Feb.、Mrz.、Apr.、Mai、Jun.、Jul.、Aug.、Sep.、Okt.、Nov.、Dez.）',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. März 2026（Jan.、Febr.、März、Apr.、Mai、Juni、Juli、Aug.、Sept.、Okt.、Nov.、Dez.）',
      use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days:
        '5. September 2026，月份用全称',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
      use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months: '05/03/2026，带前导零',
      use_dd_space_spelled_out_month_space_yyyy: '31 December 2026',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        '5 septiembre 2026（九月写作 septiembre）',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month:
        '5 setiembre 2026（九月写作 setiembre）',
      use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days:
        '5 March 2026，不带前导零',
      use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses:
        '历史纪元用中文数字，后接“公元前”或“公元后”，括号内为阿拉伯数字',
      use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '3 月 5 日写作 03/05/2026，带前导零',
      use_numerals_only_with_leading_zero_for_single_digits: '仅用数字，带前导零',
      use_numerals_only_without_leading_zero_for_single_digits: '仅用数字，不带前导零',
      use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        'septiembre 5, 2026（九月写作 septiembre）',
      use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days:
        'March 5, 2026，不带前导零',
      use_traditional_calendar_system_with_chinese_numbers: '传统历法，用中文数字',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers:
        '二〇二六年三月五日',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
        '2026年3月5日',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026-03-05（个位数带前导零）',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months:
        '2026-03-05（日和月带前导零）',
      'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
        '2026년 3월 5일',
      use_yyyy_period_mm_period_dd: '2026.12.31',
      use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months:
        '2026. 3. 5.',
      use_yyyy_slash_mm_slash_dd: '2026/12/31',
      use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months: '2026/03/05，带前导零',
    },
  },
  dates_in_numerical_form: {
    name: '数字形式的日期',
    options: {
      use_dd_hyphen_mm_hyphen_yyyy: '31-12-2026',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
    },
  },
  decades: {
    name: '年代',
    options: {
      spell_out: '用文字',
      use_apostrophe_yy: '’90s，带撇号',
      use_yy_for_20th_century_but_yyyy_for_other_centuries: '20 世纪写作 90s，其他世纪用四位数字',
      use_yy_without_apostrophe: '90s，不带撇号',
      use_yyyy: '1990s',
    },
  },
  hours_minutes_seconds_separator: {
    name: '时、分、秒之间',
    options: { use_colon: '冒号（14:30:15）', use_period: '句点（14.30.15）' },
  },
  hours_minutes_separator: {
    name: '时与分之间',
    options: {
      use_colon_without_spaces: '冒号，无空格（14:30）',
      use_letter_h_with_regular_space_on_either_side: '字母 h，带空格（14 h 30）',
      use_letter_h_without_spaces: '字母 h，无空格（14h30）',
    },
  },
  midnight_in_numerals: {
    name: '数字形式的午夜',
    options: { use_00_00: '00:00', use_24_00: '24:00' },
  },
  single_digit_days_and_months: {
    name: '个位数的日和月',
    options: { do_not_use_leading_zero: '不带前导零', use_leading_zero: '带前导零' },
  },
  single_digit_hours: {
    name: '个位数的小时',
    options: { do_not_use_leading_zero: '不带前导零', use_leading_zero: '带前导零' },
  },
  time_format: {
    name: '时间格式',
    options: {
      spell_out_time_in_words: '用文字',
      use_12_hour_clock_and_do_not_specify_morning_or_evening: '12 小时制，不注明上午或晚上',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods: '12 小时制，a.m. 和 p.m.',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 小时制，a.m. 和 p.m.，但正午和午夜用文字',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods: '12 小时制，am 和 pm',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 小时制，am 和 pm，但正午和午夜用文字',
      use_12_hour_clock_and_specify_morning_or_evening: '12 小时制，注明上午或晚上',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods: '12 小时制，A.M. 和 P.M.',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 小时制，A.M. 和 P.M.，但正午和午夜用文字',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods: '12 小时制，AM 和 PM',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 小时制，AM 和 PM，但正午和午夜用文字',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
        '12 小时制，“上午”“下午”或“早上”“晚上”，后接阿拉伯数字',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
        '12 小时制，“上午”“下午”或“早上”“晚上”，后接阿拉伯数字，小时用“点”',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 小时制，“上午”“下午”或“早上”“晚上”，后接阿拉伯数字，用“时”和“分”',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 小时制，“上午”“下午”或“早上”“晚上”，后接中文数字，用“时”和“分”',
      use_12_hour_clock_with_arabic_numerals_and_colon: '12 小时制，阿拉伯数字加冒号',
      use_12_hour_clock_with_korean_words_시_and_분: '12 小时制，用 시 和 분',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
        '2:30 pm，整点写作 2 pm',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
        '2:30 PM，整点写作 2 PM',
      use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
        '2.30 p. m.，带空格',
      use_24_hour_clock: '24 小时制',
      use_24_hour_clock_with_arabic_numerals_and_colon: '24 小时制，阿拉伯数字加冒号',
      use_24_hour_clock_with_colon_as_separator: '24 小时制，用冒号（14:30）',
      use_24_hour_clock_with_korean_words_시_and_분: '24 小时制，用 시 和 분',
      use_24_hour_clock_with_period_as_separator: '24 小时制，用句点（14.30）',
      use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08:30 Uhr',
      use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8:30 Uhr',
      use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
        '8.30 Uhr，整点写作 8 Uhr',
    },
  },
  writing_dates: {
    name: '日期写法',
    options: {
      use_dd_space_spelled_out_month_space_yyyy: '月份用文字（31 December 2026）',
      use_numerals: '数字',
    },
  },
  years: {
    name: '年份',
    options: {
      use_apostrophe_yy: '两位数字带撇号（’26）',
      use_common_era: '公元',
      use_japanese_imperial_era: '日本年号',
      use_yyyy: '四位数字（2026）',
    },
  },
} as const
