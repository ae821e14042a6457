/** Names of the rules about dates and times, and of their options. */
export const datesAndTimes = {
  calendar_era: {
    name: 'Nombres de las eras',
    options: { use_bc_and_ad: 'BC y AD', use_bce_and_ce: 'BCE y CE' },
  },
  centuries: {
    name: 'Siglos',
    options: {
      spell_out: 'En palabras',
      use_arabic_numerals: 'Números arábigos (21st)',
      use_numerals: 'En cifras',
      use_roman_numerals: 'Números romanos (XXI)',
    },
  },
  date_format: {
    name: 'Formato de la fecha',
    options: {
      use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.26, con ceros iniciales',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.2026, con ceros iniciales',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. Mrz. 2026 (Jan., Feb., Mrz., Apr., Mai, Jun., Jul., Aug., Sep., Okt., Nov., Dez.)',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. März 2026 (Jan., Febr., März, Apr., Mai, Juni, Juli, Aug., Sept., Okt., Nov., Dez.)',
      use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days:
        '5. September 2026, mes completo',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
      use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05/03/2026, con ceros iniciales',
      use_dd_space_spelled_out_month_space_yyyy: '31 December 2026',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        '5 septiembre 2026 (con septiembre)',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month:
        '5 setiembre 2026 (con setiembre)',
      use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days:
        '5 March 2026, sin ceros iniciales',
      use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses:
        'Eras históricas con números chinos, después 公元前 o 公元后 y números arábigos entre paréntesis',
      use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '03/05/2026 para el 5 de marzo, con ceros iniciales',
      use_numerals_only_with_leading_zero_for_single_digits: 'Solo cifras, con ceros iniciales',
      use_numerals_only_without_leading_zero_for_single_digits: 'Solo cifras, sin ceros iniciales',
      use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        'septiembre 5, 2026 (con septiembre)',
      use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days:
        'March 5, 2026, sin ceros iniciales',
      use_traditional_calendar_system_with_chinese_numbers: 'Calendario tradicional con números chinos',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers:
        '二〇二六年三月五日',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
        '2026年3月5日',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026-03-05 (cero inicial en cifras únicas)',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months:
        '2026-03-05 (ceros iniciales en días y meses)',
      'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
        '2026년 3월 5일',
      use_yyyy_period_mm_period_dd: '2026.12.31',
      use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months:
        '2026. 3. 5.',
      use_yyyy_slash_mm_slash_dd: '2026/12/31',
      use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026/03/05, con ceros iniciales',
    },
  },
  dates_in_numerical_form: {
    name: 'Fechas en cifras',
    options: {
      use_dd_hyphen_mm_hyphen_yyyy: '31-12-2026',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
    },
  },
  decades: {
    name: 'Décadas',
    options: {
      spell_out: 'En palabras',
      use_apostrophe_yy: '’90s, con apóstrofo',
      use_yy_for_20th_century_but_yyyy_for_other_centuries:
        '90s para el siglo XX, cuatro cifras para los demás',
      use_yy_without_apostrophe: '90s, sin apóstrofo',
      use_yyyy: '1990s',
    },
  },
  hours_minutes_seconds_separator: {
    name: 'Entre horas, minutos y segundos',
    options: { use_colon: 'Dos puntos (14:30:15)', use_period: 'Punto (14.30.15)' },
  },
  hours_minutes_separator: {
    name: 'Entre horas y minutos',
    options: {
      use_colon_without_spaces: 'Dos puntos sin espacios (14:30)',
      use_letter_h_with_regular_space_on_either_side: 'Letra h con espacios (14 h 30)',
      use_letter_h_without_spaces: 'Letra h sin espacios (14h30)',
    },
  },
  midnight_in_numerals: {
    name: 'Medianoche en cifras',
    options: { use_00_00: '00:00', use_24_00: '24:00' },
  },
  single_digit_days_and_months: {
    name: 'Días y meses de una cifra',
    options: { do_not_use_leading_zero: 'Sin cero inicial', use_leading_zero: 'Con cero inicial' },
  },
  single_digit_hours: {
    name: 'Horas de una cifra',
    options: { do_not_use_leading_zero: 'Sin cero inicial', use_leading_zero: 'Con cero inicial' },
  },
  time_format: {
    name: 'Formato de la hora',
    options: {
      spell_out_time_in_words: 'En palabras',
      use_12_hour_clock_and_do_not_specify_morning_or_evening: '12 horas, sin indicar mañana o tarde',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods: '12 horas, a.m. y p.m.',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 horas, a.m. y p.m., pero mediodía y medianoche en palabras',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods: '12 horas, am y pm',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 horas, am y pm, pero mediodía y medianoche en palabras',
      use_12_hour_clock_and_specify_morning_or_evening: '12 horas, indicando mañana o tarde',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods: '12 horas, A.M. y P.M.',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 horas, A.M. y P.M., pero mediodía y medianoche en palabras',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods: '12 horas, AM y PM',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 horas, AM y PM, pero mediodía y medianoche en palabras',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
        '12 horas, 上午 y 下午 o 早上 y 晚上, después números arábigos',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
        '12 horas, 上午 y 下午 o 早上 y 晚上, después números arábigos con 点 para las horas',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 horas, 上午 y 下午 o 早上 y 晚上, después números arábigos con 时 y 分',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 horas, 上午 y 下午 o 早上 y 晚上, después números chinos con 时 y 分',
      use_12_hour_clock_with_arabic_numerals_and_colon: '12 horas, números arábigos con dos puntos',
      use_12_hour_clock_with_korean_words_시_and_분: '12 horas, 시 y 분',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
        '2:30 pm, y 2 pm en las horas en punto',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
        '2:30 PM, y 2 PM en las horas en punto',
      use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
        '2.30 p. m., con espacios',
      use_24_hour_clock: '24 horas',
      use_24_hour_clock_with_arabic_numerals_and_colon: '24 horas, números arábigos con dos puntos',
      use_24_hour_clock_with_colon_as_separator: '24 horas con dos puntos (14:30)',
      use_24_hour_clock_with_korean_words_시_and_분: '24 horas, 시 y 분',
      use_24_hour_clock_with_period_as_separator: '24 horas con punto (14.30)',
      use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08:30 Uhr',
      use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8:30 Uhr',
      use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
        '8.30 Uhr, y 8 Uhr en las horas en punto',
    },
  },
  writing_dates: {
    name: 'Escritura de las fechas',
    options: {
      use_dd_space_spelled_out_month_space_yyyy: 'Mes en palabras (31 December 2026)',
      use_numerals: 'En cifras',
    },
  },
  years: {
    name: 'Años',
    options: {
      use_apostrophe_yy: 'Dos cifras con apóstrofo (’26)',
      use_common_era: 'Era común',
      use_japanese_imperial_era: 'Era imperial japonesa',
      use_yyyy: 'Cuatro cifras (2026)',
    },
  },
} as const
