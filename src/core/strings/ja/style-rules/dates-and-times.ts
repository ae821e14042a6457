/** Names of the rules about dates and times, and of their options. */
export const datesAndTimes = {
  calendar_era: {
    name: '紀元の名称',
    options: { use_bc_and_ad: 'BC と AD', use_bce_and_ce: 'BCE と CE' },
  },
  centuries: {
    name: '世紀',
    options: {
      spell_out: '文字で書く',
      use_arabic_numerals: 'アラビア数字（21st）',
      use_numerals: '数字',
      use_roman_numerals: 'ローマ数字（XXI）',
    },
  },
  date_format: {
    name: '日付の形式',
    options: {
      use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.26（先頭にゼロ）',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.2026（先頭にゼロ）',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. Mrz. 2026 (Jan., Feb., Mrz., Apr., Mai, Jun., Jul., Aug., Sep., Okt., Nov., Dez.)',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. März 2026 (Jan., Febr., März, Apr., Mai, Juni, Juli, Aug., Sept., Okt., Nov., Dez.)',
      use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days:
        '5. September 2026（月を省略しない）',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
      use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05/03/2026（先頭にゼロ）',
      use_dd_space_spelled_out_month_space_yyyy: '31 December 2026',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        '5 septiembre 2026（9 月は septiembre）',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month:
        '5 setiembre 2026（9 月は setiembre）',
      use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days:
        '5 March 2026（先頭のゼロなし）',
      use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses:
        '漢数字による歴史的な年号、続けて 公元前 または 公元后 とかっこ内のアラビア数字',
      use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '3 月 5 日を 03/05/2026（先頭にゼロ）',
      use_numerals_only_with_leading_zero_for_single_digits: '数字のみ（先頭にゼロ）',
      use_numerals_only_without_leading_zero_for_single_digits: '数字のみ（先頭のゼロなし）',
      use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        'septiembre 5, 2026（9 月は septiembre）',
      use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days:
        'March 5, 2026（先頭のゼロなし）',
      use_traditional_calendar_system_with_chinese_numbers: '漢数字による伝統的な暦',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers:
        '二〇二六年三月五日',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
        '2026年3月5日',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026-03-05（1 桁の場合は先頭にゼロ）',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months:
        '2026-03-05（日と月の先頭にゼロ）',
      'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
        '2026년 3월 5일',
      use_yyyy_period_mm_period_dd: '2026.12.31',
      use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months:
        '2026. 3. 5.',
      use_yyyy_slash_mm_slash_dd: '2026/12/31',
      use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026/03/05（先頭にゼロ）',
    },
  },
  dates_in_numerical_form: {
    name: '数字による日付',
    options: {
      use_dd_hyphen_mm_hyphen_yyyy: '31-12-2026',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
    },
  },
  decades: {
    name: '年代',
    options: {
      spell_out: '文字で書く',
      use_apostrophe_yy: '’90s（アポストロフィ付き）',
      use_yy_for_20th_century_but_yyyy_for_other_centuries: '20 世紀は 90s、ほかの世紀は 4 桁',
      use_yy_without_apostrophe: '90s（アポストロフィなし）',
      use_yyyy: '1990s',
    },
  },
  hours_minutes_seconds_separator: {
    name: '時・分・秒の区切り',
    options: { use_colon: 'コロン（14:30:15）', use_period: 'ピリオド（14.30.15）' },
  },
  hours_minutes_separator: {
    name: '時と分の区切り',
    options: {
      use_colon_without_spaces: '空白なしのコロン（14:30）',
      use_letter_h_with_regular_space_on_either_side: '前後に空白を入れた h（14 h 30）',
      use_letter_h_without_spaces: '空白なしの h（14h30）',
    },
  },
  midnight_in_numerals: {
    name: '数字による午前 0 時',
    options: { use_00_00: '00:00', use_24_00: '24:00' },
  },
  single_digit_days_and_months: {
    name: '1 桁の日と月',
    options: { do_not_use_leading_zero: '先頭のゼロなし', use_leading_zero: '先頭にゼロ' },
  },
  single_digit_hours: {
    name: '1 桁の時',
    options: { do_not_use_leading_zero: '先頭のゼロなし', use_leading_zero: '先頭にゼロ' },
  },
  time_format: {
    name: '時刻の形式',
    options: {
      spell_out_time_in_words: '文字で書く',
      use_12_hour_clock_and_do_not_specify_morning_or_evening: '12 時間制、午前・午後を示さない',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods: '12 時間制、a.m. と p.m.',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 時間制、a.m. と p.m.、正午と真夜中は文字で書く',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods: '12 時間制、am と pm',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 時間制、am と pm、正午と真夜中は文字で書く',
      use_12_hour_clock_and_specify_morning_or_evening: '12 時間制、午前・午後を示す',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods: '12 時間制、A.M. と P.M.',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 時間制、A.M. と P.M.、正午と真夜中は文字で書く',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods: '12 時間制、AM と PM',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 時間制、AM と PM、正午と真夜中は文字で書く',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
        '12 時間制、上午・下午 または 早上・晚上 の後にアラビア数字',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
        '12 時間制、上午・下午 または 早上・晚上 の後にアラビア数字、時は 点',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 時間制、上午・下午 または 早上・晚上 の後にアラビア数字と 时・分',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 時間制、上午・下午 または 早上・晚上 の後に漢数字と 时・分',
      use_12_hour_clock_with_arabic_numerals_and_colon: '12 時間制、アラビア数字とコロン',
      use_12_hour_clock_with_korean_words_시_and_분: '12 時間制、시 と 분',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
        '2:30 pm、ちょうどの時刻は 2 pm',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
        '2:30 PM、ちょうどの時刻は 2 PM',
      use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
        '2.30 p. m.（空白あり）',
      use_24_hour_clock: '24 時間制',
      use_24_hour_clock_with_arabic_numerals_and_colon: '24 時間制、アラビア数字とコロン',
      use_24_hour_clock_with_colon_as_separator: '24 時間制、コロン（14:30）',
      use_24_hour_clock_with_korean_words_시_and_분: '24 時間制、시 と 분',
      use_24_hour_clock_with_period_as_separator: '24 時間制、ピリオド（14.30）',
      use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08:30 Uhr',
      use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8:30 Uhr',
      use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
        '8.30 Uhr、ちょうどの時刻は 8 Uhr',
    },
  },
  writing_dates: {
    name: '日付の書き方',
    options: {
      use_dd_space_spelled_out_month_space_yyyy: '月を文字で書く（31 December 2026）',
      use_numerals: '数字',
    },
  },
  years: {
    name: '年',
    options: {
      use_apostrophe_yy: 'アポストロフィと 2 桁（’26）',
      use_common_era: '西暦',
      use_japanese_imperial_era: '日本の元号',
      use_yyyy: '4 桁（2026）',
    },
  },
} as const
