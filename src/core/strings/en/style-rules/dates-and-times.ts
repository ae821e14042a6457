/** Names of the rules about dates and times, and of their options. */
export const datesAndTimes = {
  calendar_era: {
    name: 'Names of eras',
    options: { use_bc_and_ad: 'BC and AD', use_bce_and_ce: 'BCE and CE' },
  },
  centuries: {
    name: 'Centuries',
    options: {
      spell_out: 'In words',
      use_arabic_numerals: 'Arabic numerals (21st)',
      use_numerals: 'Numerals',
      use_roman_numerals: 'Roman numerals (XXI)',
    },
  },
  date_format: {
    name: 'Date format',
    options: {
      use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.26, with leading zeros',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.2026, with leading zeros',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. Mrz. 2026 (Jan., Feb., Mrz., Apr., Mai, Jun., Jul., Aug., Sep., Okt., Nov., Dez.)',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. März 2026 (Jan., Febr., März, Apr., Mai, Juni, Juli, Aug., Sept., Okt., Nov., Dez.)',
      use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days:
        '5. September 2026, month in full',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
      use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05/03/2026, with leading zeros',
      use_dd_space_spelled_out_month_space_yyyy: '31 December 2026',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        '5 septiembre 2026 (September is septiembre)',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month:
        '5 setiembre 2026 (September is setiembre)',
      use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days:
        '5 March 2026, without leading zeros',
      use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses:
        'Historical eras with Chinese numbers, then 公元前 or 公元后 and Arabic numerals in brackets',
      use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '03/05/2026 for 5 March, with leading zeros',
      use_numerals_only_with_leading_zero_for_single_digits: 'Numerals only, with leading zeros',
      use_numerals_only_without_leading_zero_for_single_digits: 'Numerals only, without leading zeros',
      use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        'septiembre 5, 2026 (September is septiembre)',
      use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days:
        'March 5, 2026, without leading zeros',
      use_traditional_calendar_system_with_chinese_numbers: 'Traditional calendar with Chinese numbers',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers:
        '二〇二六年三月五日',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
        '2026年3月5日',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026-03-05 (a leading zero for single digits)',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months:
        '2026-03-05 (leading zeros for days and months)',
      'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
        '2026년 3월 5일',
      use_yyyy_period_mm_period_dd: '2026.12.31',
      use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months:
        '2026. 3. 5.',
      use_yyyy_slash_mm_slash_dd: '2026/12/31',
      use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026/03/05, with leading zeros',
    },
  },
  dates_in_numerical_form: {
    name: 'Dates in numerals',
    options: {
      use_dd_hyphen_mm_hyphen_yyyy: '31-12-2026',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
    },
  },
  decades: {
    name: 'Decades',
    options: {
      spell_out: 'In words',
      use_apostrophe_yy: '’90s, with an apostrophe',
      use_yy_for_20th_century_but_yyyy_for_other_centuries:
        '90s for the 20th century, four digits for others',
      use_yy_without_apostrophe: '90s, without an apostrophe',
      use_yyyy: '1990s',
    },
  },
  hours_minutes_seconds_separator: {
    name: 'Between hours, minutes and seconds',
    options: { use_colon: 'Colon (14:30:15)', use_period: 'Full stop (14.30.15)' },
  },
  hours_minutes_separator: {
    name: 'Between hours and minutes',
    options: {
      use_colon_without_spaces: 'Colon without spaces (14:30)',
      use_letter_h_with_regular_space_on_either_side: 'The letter h with spaces (14 h 30)',
      use_letter_h_without_spaces: 'The letter h without spaces (14h30)',
    },
  },
  midnight_in_numerals: {
    name: 'Midnight in numerals',
    options: { use_00_00: '00:00', use_24_00: '24:00' },
  },
  single_digit_days_and_months: {
    name: 'Single-digit days and months',
    options: { do_not_use_leading_zero: 'Without a leading zero', use_leading_zero: 'With a leading zero' },
  },
  single_digit_hours: {
    name: 'Single-digit hours',
    options: { do_not_use_leading_zero: 'Without a leading zero', use_leading_zero: 'With a leading zero' },
  },
  time_format: {
    name: 'Time format',
    options: {
      spell_out_time_in_words: 'In words',
      use_12_hour_clock_and_do_not_specify_morning_or_evening: '12-hour clock, morning or evening not stated',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods: '12-hour clock, a.m. and p.m.',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12-hour clock, a.m. and p.m., but noon and midnight in words',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods: '12-hour clock, am and pm',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12-hour clock, am and pm, but noon and midnight in words',
      use_12_hour_clock_and_specify_morning_or_evening: '12-hour clock, morning or evening stated',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods: '12-hour clock, A.M. and P.M.',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12-hour clock, A.M. and P.M., but noon and midnight in words',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods: '12-hour clock, AM and PM',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12-hour clock, AM and PM, but noon and midnight in words',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
        '12-hour clock, 上午 and 下午 or 早上 and 晚上, then Arabic numerals',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
        '12-hour clock, 上午 and 下午 or 早上 and 晚上, then Arabic numerals with 点 for hours',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12-hour clock, 上午 and 下午 or 早上 and 晚上, then Arabic numerals with 时 and 分',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12-hour clock, 上午 and 下午 or 早上 and 晚上, then Chinese numbers with 时 and 分',
      use_12_hour_clock_with_arabic_numerals_and_colon: '12-hour clock, Arabic numerals with a colon',
      use_12_hour_clock_with_korean_words_시_and_분: '12-hour clock, 시 and 분',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
        '2:30 pm, and 2 pm for full hours',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
        '2:30 PM, and 2 PM for full hours',
      use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
        '2.30 p. m., with spaces',
      use_24_hour_clock: '24-hour clock',
      use_24_hour_clock_with_arabic_numerals_and_colon: '24-hour clock, Arabic numerals with a colon',
      use_24_hour_clock_with_colon_as_separator: '24-hour clock with a colon (14:30)',
      use_24_hour_clock_with_korean_words_시_and_분: '24-hour clock, 시 and 분',
      use_24_hour_clock_with_period_as_separator: '24-hour clock with a full stop (14.30)',
      use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08:30 Uhr',
      use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8:30 Uhr',
      use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
        '8.30 Uhr, and 8 Uhr for full hours',
    },
  },
  writing_dates: {
    name: 'Writing dates',
    options: {
      use_dd_space_spelled_out_month_space_yyyy: 'Month in words (31 December 2026)',
      use_numerals: 'Numerals',
    },
  },
  years: {
    name: 'Years',
    options: {
      use_apostrophe_yy: 'Two digits with an apostrophe (’26)',
      use_common_era: 'Common era',
      use_japanese_imperial_era: 'Japanese imperial era',
      use_yyyy: 'Four digits (2026)',
    },
  },
} as const
