/** Names of the rules about dates and times, and of their options. */
export const datesAndTimes = {
  calendar_era: {
    name: 'Nomi delle ere',
    options: { use_bc_and_ad: 'BC e AD', use_bce_and_ce: 'BCE e CE' },
  },
  centuries: {
    name: 'Secoli',
    options: {
      spell_out: 'In lettere',
      use_arabic_numerals: 'Numeri arabi (21st)',
      use_numerals: 'In cifre',
      use_roman_numerals: 'Numeri romani (XXI)',
    },
  },
  date_format: {
    name: 'Formato della data',
    options: {
      use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.26, con zeri iniziali',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.2026, con zeri iniziali',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. Mrz. 2026 (Jan., Feb., Mrz., Apr., Mai, Jun., Jul., Aug., Sep., Okt., Nov., Dez.)',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. März 2026 (Jan., Febr., März, Apr., Mai, Juni, Juli, Aug., Sept., Okt., Nov., Dez.)',
      use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days:
        '5. September 2026, mese per esteso',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
      use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05/03/2026, con zeri iniziali',
      use_dd_space_spelled_out_month_space_yyyy: '31 December 2026',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        '5 septiembre 2026 (settembre è septiembre)',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month:
        '5 setiembre 2026 (settembre è setiembre)',
      use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days:
        '5 March 2026, senza zeri iniziali',
      use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses:
        'Ere storiche con numeri cinesi, poi 公元前 o 公元后 e numeri arabi tra parentesi',
      use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '03/05/2026 per il 5 marzo, con zeri iniziali',
      use_numerals_only_with_leading_zero_for_single_digits: 'Solo cifre, con zeri iniziali',
      use_numerals_only_without_leading_zero_for_single_digits: 'Solo cifre, senza zeri iniziali',
      use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        'septiembre 5, 2026 (settembre è septiembre)',
      use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days:
        'March 5, 2026, senza zeri iniziali',
      use_traditional_calendar_system_with_chinese_numbers: 'Calendario tradizionale con numeri cinesi',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers:
        '二〇二六年三月五日',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
        '2026年3月5日',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026-03-05 (zero iniziale per le cifre singole)',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months:
        '2026-03-05 (zeri iniziali per giorni e mesi)',
      'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
        '2026년 3월 5일',
      use_yyyy_period_mm_period_dd: '2026.12.31',
      use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months:
        '2026. 3. 5.',
      use_yyyy_slash_mm_slash_dd: '2026/12/31',
      use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026/03/05, con zeri iniziali',
    },
  },
  dates_in_numerical_form: {
    name: 'Date in cifre',
    options: {
      use_dd_hyphen_mm_hyphen_yyyy: '31-12-2026',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
    },
  },
  decades: {
    name: 'Decenni',
    options: {
      spell_out: 'In lettere',
      use_apostrophe_yy: '’90s, con apostrofo',
      use_yy_for_20th_century_but_yyyy_for_other_centuries:
        '90s per il XX secolo, quattro cifre per gli altri',
      use_yy_without_apostrophe: '90s, senza apostrofo',
      use_yyyy: '1990s',
    },
  },
  hours_minutes_seconds_separator: {
    name: 'Tra ore, minuti e secondi',
    options: { use_colon: 'Due punti (14:30:15)', use_period: 'Punto (14.30.15)' },
  },
  hours_minutes_separator: {
    name: 'Tra ore e minuti',
    options: {
      use_colon_without_spaces: 'Due punti senza spazi (14:30)',
      use_letter_h_with_regular_space_on_either_side: 'Lettera h con spazi (14 h 30)',
      use_letter_h_without_spaces: 'Lettera h senza spazi (14h30)',
    },
  },
  midnight_in_numerals: {
    name: 'Mezzanotte in cifre',
    options: { use_00_00: '00:00', use_24_00: '24:00' },
  },
  single_digit_days_and_months: {
    name: 'Giorni e mesi di una cifra',
    options: { do_not_use_leading_zero: 'Senza zero iniziale', use_leading_zero: 'Con zero iniziale' },
  },
  single_digit_hours: {
    name: 'Ore di una cifra',
    options: { do_not_use_leading_zero: 'Senza zero iniziale', use_leading_zero: 'Con zero iniziale' },
  },
  time_format: {
    name: 'Formato dell’ora',
    options: {
      spell_out_time_in_words: 'In lettere',
      use_12_hour_clock_and_do_not_specify_morning_or_evening: '12 ore, senza indicare mattina o sera',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods: '12 ore, a.m. e p.m.',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 ore, a.m. e p.m., ma mezzogiorno e mezzanotte in lettere',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods: '12 ore, am e pm',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 ore, am e pm, ma mezzogiorno e mezzanotte in lettere',
      use_12_hour_clock_and_specify_morning_or_evening: '12 ore, indicando mattina o sera',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods: '12 ore, A.M. e P.M.',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 ore, A.M. e P.M., ma mezzogiorno e mezzanotte in lettere',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods: '12 ore, AM e PM',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 ore, AM e PM, ma mezzogiorno e mezzanotte in lettere',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
        '12 ore, 上午 e 下午 o 早上 e 晚上, poi numeri arabi',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
        '12 ore, 上午 e 下午 o 早上 e 晚上, poi numeri arabi con 点 per le ore',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 ore, 上午 e 下午 o 早上 e 晚上, poi numeri arabi con 时 e 分',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 ore, 上午 e 下午 o 早上 e 晚上, poi numeri cinesi con 时 e 分',
      use_12_hour_clock_with_arabic_numerals_and_colon: '12 ore, numeri arabi con due punti',
      use_12_hour_clock_with_korean_words_시_and_분: '12 ore, 시 e 분',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
        '2:30 pm, e 2 pm per le ore intere',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
        '2:30 PM, e 2 PM per le ore intere',
      use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
        '2.30 p. m., con spazi',
      use_24_hour_clock: '24 ore',
      use_24_hour_clock_with_arabic_numerals_and_colon: '24 ore, numeri arabi con due punti',
      use_24_hour_clock_with_colon_as_separator: '24 ore con due punti (14:30)',
      use_24_hour_clock_with_korean_words_시_and_분: '24 ore, 시 e 분',
      use_24_hour_clock_with_period_as_separator: '24 ore con il punto (14.30)',
      use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08:30 Uhr',
      use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8:30 Uhr',
      use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
        '8.30 Uhr, e 8 Uhr per le ore intere',
    },
  },
  writing_dates: {
    name: 'Scrittura delle date',
    options: {
      use_dd_space_spelled_out_month_space_yyyy: 'Mese in lettere (31 December 2026)',
      use_numerals: 'In cifre',
    },
  },
  years: {
    name: 'Anni',
    options: {
      use_apostrophe_yy: 'Due cifre con apostrofo (’26)',
      use_common_era: 'Era comune',
      use_japanese_imperial_era: 'Era imperiale giapponese',
      use_yyyy: 'Quattro cifre (2026)',
    },
  },
} as const
