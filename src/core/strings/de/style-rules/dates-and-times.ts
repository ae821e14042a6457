/** Names of the rules about dates and times, and of their options. */
export const datesAndTimes = {
  calendar_era: {
    name: 'Bezeichnung der Zeitrechnung',
    options: { use_bc_and_ad: 'BC und AD', use_bce_and_ce: 'BCE und CE' },
  },
  centuries: {
    name: 'Jahrhunderte',
    options: {
      spell_out: 'In Worten',
      use_arabic_numerals: 'Arabische Ziffern (21st)',
      use_numerals: 'Ziffern',
      use_roman_numerals: 'Römische Ziffern (XXI)',
    },
  },
  date_format: {
    name: 'Datumsformat',
    options: {
      use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.26, mit führenden Nullen',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.2026, mit führenden Nullen',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. Mrz. 2026 (Jan., Feb., Mrz., Apr., Mai, Jun., Jul., Aug., Sep., Okt., Nov., Dez.)',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. März 2026 (Jan., Febr., März, Apr., Mai, Juni, Juli, Aug., Sept., Okt., Nov., Dez.)',
      use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days:
        '5. September 2026, Monat ausgeschrieben',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
      use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05/03/2026, mit führenden Nullen',
      use_dd_space_spelled_out_month_space_yyyy: '31 December 2026',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        '5 septiembre 2026 (September heißt septiembre)',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month:
        '5 setiembre 2026 (September heißt setiembre)',
      use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days:
        '5 March 2026, ohne führende Nullen',
      use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses:
        'Historische Zeitalter mit chinesischen Zahlen, dann 公元前 oder 公元后 und arabische Ziffern in Klammern',
      use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '03/05/2026 für den 5. März, mit führenden Nullen',
      use_numerals_only_with_leading_zero_for_single_digits: 'Nur Ziffern, mit führenden Nullen',
      use_numerals_only_without_leading_zero_for_single_digits: 'Nur Ziffern, ohne führende Nullen',
      use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        'septiembre 5, 2026 (September heißt septiembre)',
      use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days:
        'March 5, 2026, ohne führende Nullen',
      use_traditional_calendar_system_with_chinese_numbers: 'Traditioneller Kalender mit chinesischen Zahlen',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers:
        '二〇二六年三月五日',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
        '2026年3月5日',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026-03-05 (führende Null bei einstelligen Zahlen)',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months:
        '2026-03-05 (führende Nullen bei Tagen und Monaten)',
      'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
        '2026년 3월 5일',
      use_yyyy_period_mm_period_dd: '2026.12.31',
      use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months:
        '2026. 3. 5.',
      use_yyyy_slash_mm_slash_dd: '2026/12/31',
      use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026/03/05, mit führenden Nullen',
    },
  },
  dates_in_numerical_form: {
    name: 'Datum in Ziffern',
    options: {
      use_dd_hyphen_mm_hyphen_yyyy: '31-12-2026',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
    },
  },
  decades: {
    name: 'Jahrzehnte',
    options: {
      spell_out: 'In Worten',
      use_apostrophe_yy: '’90s, mit Apostroph',
      use_yy_for_20th_century_but_yyyy_for_other_centuries:
        '90s für das 20. Jahrhundert, vier Ziffern für andere',
      use_yy_without_apostrophe: '90s, ohne Apostroph',
      use_yyyy: '1990s',
    },
  },
  hours_minutes_seconds_separator: {
    name: 'Zwischen Stunden, Minuten und Sekunden',
    options: { use_colon: 'Doppelpunkt (14:30:15)', use_period: 'Punkt (14.30.15)' },
  },
  hours_minutes_separator: {
    name: 'Zwischen Stunden und Minuten',
    options: {
      use_colon_without_spaces: 'Doppelpunkt ohne Leerzeichen (14:30)',
      use_letter_h_with_regular_space_on_either_side: 'Der Buchstabe h mit Leerzeichen (14 h 30)',
      use_letter_h_without_spaces: 'Der Buchstabe h ohne Leerzeichen (14h30)',
    },
  },
  midnight_in_numerals: {
    name: 'Mitternacht in Ziffern',
    options: { use_00_00: '00:00', use_24_00: '24:00' },
  },
  single_digit_days_and_months: {
    name: 'Einstellige Tage und Monate',
    options: { do_not_use_leading_zero: 'Ohne führende Null', use_leading_zero: 'Mit führender Null' },
  },
  single_digit_hours: {
    name: 'Einstellige Stunden',
    options: { do_not_use_leading_zero: 'Ohne führende Null', use_leading_zero: 'Mit führender Null' },
  },
  time_format: {
    name: 'Zeitformat',
    options: {
      spell_out_time_in_words: 'In Worten',
      use_12_hour_clock_and_do_not_specify_morning_or_evening:
        '12 Stunden, ohne Angabe von Morgen oder Abend',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods: '12 Stunden, a.m. und p.m.',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 Stunden, a.m. und p.m., aber Mittag und Mitternacht in Worten',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods: '12 Stunden, am und pm',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 Stunden, am und pm, aber Mittag und Mitternacht in Worten',
      use_12_hour_clock_and_specify_morning_or_evening: '12 Stunden, mit Angabe von Morgen oder Abend',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods: '12 Stunden, A.M. und P.M.',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 Stunden, A.M. und P.M., aber Mittag und Mitternacht in Worten',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods: '12 Stunden, AM und PM',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 Stunden, AM und PM, aber Mittag und Mitternacht in Worten',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
        '12 Stunden, 上午 und 下午 oder 早上 und 晚上, dann arabische Ziffern',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
        '12 Stunden, 上午 und 下午 oder 早上 und 晚上, dann arabische Ziffern mit 点 für Stunden',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 Stunden, 上午 und 下午 oder 早上 und 晚上, dann arabische Ziffern mit 时 und 分',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 Stunden, 上午 und 下午 oder 早上 und 晚上, dann chinesische Zahlen mit 时 und 分',
      use_12_hour_clock_with_arabic_numerals_and_colon: '12 Stunden, arabische Ziffern mit Doppelpunkt',
      use_12_hour_clock_with_korean_words_시_and_분: '12 Stunden, 시 und 분',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
        '2:30 pm, und 2 pm für volle Stunden',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
        '2:30 PM, und 2 PM für volle Stunden',
      use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
        '2.30 p. m., mit Leerzeichen',
      use_24_hour_clock: '24 Stunden',
      use_24_hour_clock_with_arabic_numerals_and_colon: '24 Stunden, arabische Ziffern mit Doppelpunkt',
      use_24_hour_clock_with_colon_as_separator: '24 Stunden mit Doppelpunkt (14:30)',
      use_24_hour_clock_with_korean_words_시_and_분: '24 Stunden, 시 und 분',
      use_24_hour_clock_with_period_as_separator: '24 Stunden mit Punkt (14.30)',
      use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08:30 Uhr',
      use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8:30 Uhr',
      use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
        '8.30 Uhr, und 8 Uhr für volle Stunden',
    },
  },
  writing_dates: {
    name: 'Schreibweise des Datums',
    options: {
      use_dd_space_spelled_out_month_space_yyyy: 'Monat in Worten (31 December 2026)',
      use_numerals: 'Ziffern',
    },
  },
  years: {
    name: 'Jahre',
    options: {
      use_apostrophe_yy: 'Zwei Ziffern mit Apostroph (’26)',
      use_common_era: 'Christliche Zeitrechnung',
      use_japanese_imperial_era: 'Japanische Kaiserära',
      use_yyyy: 'Vier Ziffern (2026)',
    },
  },
} as const
