/** Names of the rules about dates and times, and of their options. */
export const datesAndTimes = {
  calendar_era: {
    name: 'أسماء الحقب',
    options: { use_bc_and_ad: 'BC وAD', use_bce_and_ce: 'BCE وCE' },
  },
  centuries: {
    name: 'القرون',
    options: {
      spell_out: 'بالكلمات',
      use_arabic_numerals: 'أرقام عربية (21st)',
      use_numerals: 'بالأرقام',
      use_roman_numerals: 'أرقام رومانية (XXI)',
    },
  },
  date_format: {
    name: 'تنسيق التاريخ',
    options: {
      use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.26، بأصفار بادئة',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.2026، بأصفار بادئة',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. Mrz. 2026 (Jan., Feb., Mrz., Apr., Mai, Jun., Jul., Aug., Sep., Okt., Nov., Dez.)',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. März 2026 (Jan., Febr., März, Apr., Mai, Juni, Juli, Aug., Sept., Okt., Nov., Dez.)',
      use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days:
        '5. September 2026، الشهر كاملًا',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
      use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05/03/2026، بأصفار بادئة',
      use_dd_space_spelled_out_month_space_yyyy: '31 December 2026',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        '5 septiembre 2026 (سبتمبر هو septiembre)',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month:
        '5 setiembre 2026 (سبتمبر هو setiembre)',
      use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days:
        '5 March 2026، بلا أصفار بادئة',
      use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses:
        'حقب تاريخية بأعداد صينية، ثم 公元前 أو 公元后 وأرقام عربية بين قوسين',
      use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '03/05/2026 ليوم 5 مارس، بأصفار بادئة',
      use_numerals_only_with_leading_zero_for_single_digits: 'أرقام فقط، بأصفار بادئة',
      use_numerals_only_without_leading_zero_for_single_digits: 'أرقام فقط، بلا أصفار بادئة',
      use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        'septiembre 5, 2026 (سبتمبر هو septiembre)',
      use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days:
        'March 5, 2026، بلا أصفار بادئة',
      use_traditional_calendar_system_with_chinese_numbers: 'التقويم التقليدي بأعداد صينية',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers:
        '二〇二六年三月五日',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
        '2026年3月5日',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026-03-05 (صفر بادئ للأرقام المفردة)',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months:
        '2026-03-05 (أصفار بادئة للأيام والأشهر)',
      'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
        '2026년 3월 5일',
      use_yyyy_period_mm_period_dd: '2026.12.31',
      use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months:
        '2026. 3. 5.',
      use_yyyy_slash_mm_slash_dd: '2026/12/31',
      use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026/03/05، بأصفار بادئة',
    },
  },
  dates_in_numerical_form: {
    name: 'التواريخ بالأرقام',
    options: {
      use_dd_hyphen_mm_hyphen_yyyy: '31-12-2026',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
    },
  },
  decades: {
    name: 'العقود',
    options: {
      spell_out: 'بالكلمات',
      use_apostrophe_yy: '’90s، بفاصلة عليا',
      use_yy_for_20th_century_but_yyyy_for_other_centuries: '90s للقرن العشرين، وأربعة أرقام لغيره',
      use_yy_without_apostrophe: '90s، بلا فاصلة عليا',
      use_yyyy: '1990s',
    },
  },
  hours_minutes_seconds_separator: {
    name: 'بين الساعات والدقائق والثواني',
    options: { use_colon: 'نقطتان (14:30:15)', use_period: 'نقطة (14.30.15)' },
  },
  hours_minutes_separator: {
    name: 'بين الساعات والدقائق',
    options: {
      use_colon_without_spaces: 'نقطتان بلا مسافات (14:30)',
      use_letter_h_with_regular_space_on_either_side: 'الحرف h بمسافات (14 h 30)',
      use_letter_h_without_spaces: 'الحرف h بلا مسافات (14h30)',
    },
  },
  midnight_in_numerals: {
    name: 'منتصف الليل بالأرقام',
    options: { use_00_00: '00:00', use_24_00: '24:00' },
  },
  single_digit_days_and_months: {
    name: 'الأيام والأشهر المكونة من رقم واحد',
    options: { do_not_use_leading_zero: 'بلا صفر بادئ', use_leading_zero: 'بصفر بادئ' },
  },
  single_digit_hours: {
    name: 'الساعات المكونة من رقم واحد',
    options: { do_not_use_leading_zero: 'بلا صفر بادئ', use_leading_zero: 'بصفر بادئ' },
  },
  time_format: {
    name: 'تنسيق الوقت',
    options: {
      spell_out_time_in_words: 'بالكلمات',
      use_12_hour_clock_and_do_not_specify_morning_or_evening: 'نظام 12 ساعة، دون ذكر الصباح أو المساء',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods: 'نظام 12 ساعة، a.m. وp.m.',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        'نظام 12 ساعة، a.m. وp.m.، مع الظهر ومنتصف الليل بالكلمات',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods: 'نظام 12 ساعة، am وpm',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        'نظام 12 ساعة، am وpm، مع الظهر ومنتصف الليل بالكلمات',
      use_12_hour_clock_and_specify_morning_or_evening: 'نظام 12 ساعة، مع ذكر الصباح أو المساء',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods: 'نظام 12 ساعة، A.M. وP.M.',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        'نظام 12 ساعة، A.M. وP.M.، مع الظهر ومنتصف الليل بالكلمات',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods: 'نظام 12 ساعة، AM وPM',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        'نظام 12 ساعة، AM وPM، مع الظهر ومنتصف الليل بالكلمات',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
        'نظام 12 ساعة، 上午 و下午 أو 早上 و晚上، ثم أرقام عربية',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
        'نظام 12 ساعة، 上午 و下午 أو 早上 و晚上، ثم أرقام عربية مع 点 للساعات',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
        'نظام 12 ساعة، 上午 و下午 أو 早上 و晚上، ثم أرقام عربية مع 时 و分',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
        'نظام 12 ساعة، 上午 و下午 أو 早上 و晚上، ثم أعداد صينية مع 时 و分',
      use_12_hour_clock_with_arabic_numerals_and_colon: 'نظام 12 ساعة، أرقام عربية بنقطتين',
      use_12_hour_clock_with_korean_words_시_and_분: 'نظام 12 ساعة، 시 و분',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
        '2:30 pm، و2 pm للساعات الكاملة',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
        '2:30 PM، و2 PM للساعات الكاملة',
      use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
        '2.30 p. m.، بمسافات',
      use_24_hour_clock: 'نظام 24 ساعة',
      use_24_hour_clock_with_arabic_numerals_and_colon: 'نظام 24 ساعة، أرقام عربية بنقطتين',
      use_24_hour_clock_with_colon_as_separator: 'نظام 24 ساعة بنقطتين (14:30)',
      use_24_hour_clock_with_korean_words_시_and_분: 'نظام 24 ساعة، 시 و분',
      use_24_hour_clock_with_period_as_separator: 'نظام 24 ساعة بنقطة (14.30)',
      use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08:30 Uhr',
      use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8:30 Uhr',
      use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
        '8.30 Uhr، و8 Uhr للساعات الكاملة',
    },
  },
  writing_dates: {
    name: 'كتابة التواريخ',
    options: {
      use_dd_space_spelled_out_month_space_yyyy: 'الشهر بالكلمات (31 December 2026)',
      use_numerals: 'بالأرقام',
    },
  },
  years: {
    name: 'السنوات',
    options: {
      use_apostrophe_yy: 'رقمان بفاصلة عليا (’26)',
      use_common_era: 'التقويم الميلادي',
      use_japanese_imperial_era: 'الحقبة الإمبراطورية اليابانية',
      use_yyyy: 'أربعة أرقام (2026)',
    },
  },
} as const
