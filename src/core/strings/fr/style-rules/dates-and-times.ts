/** Names of the rules about dates and times, and of their options. */
export const datesAndTimes = {
  calendar_era: {
    name: 'Noms des ères',
    options: { use_bc_and_ad: 'BC et AD', use_bce_and_ce: 'BCE et CE' },
  },
  centuries: {
    name: 'Siècles',
    options: {
      spell_out: 'En lettres',
      use_arabic_numerals: 'Chiffres arabes (21st)',
      use_numerals: 'En chiffres',
      use_roman_numerals: 'Chiffres romains (XXI)',
    },
  },
  date_format: {
    name: 'Format de la date',
    options: {
      use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.26, avec zéros initiaux',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05.03.2026, avec zéros initiaux',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. Mrz. 2026 (Jan., Feb., Mrz., Apr., Mai, Jun., Jul., Aug., Sep., Okt., Nov., Dez.)',
      use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
        '5. März 2026 (Jan., Febr., März, Apr., Mai, Juni, Juli, Aug., Sept., Okt., Nov., Dez.)',
      use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days:
        '5. September 2026, mois en entier',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
      use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '05/03/2026, avec zéros initiaux',
      use_dd_space_spelled_out_month_space_yyyy: '31 December 2026',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        '5 septiembre 2026 (avec septiembre)',
      use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month:
        '5 setiembre 2026 (avec setiembre)',
      use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days:
        '5 March 2026, sans zéros initiaux',
      use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses:
        'Ères historiques en nombres chinois, puis 公元前 ou 公元后 et chiffres arabes entre parenthèses',
      use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months:
        '03/05/2026 pour le 5 mars, avec zéros initiaux',
      use_numerals_only_with_leading_zero_for_single_digits: 'Chiffres seulement, avec zéros initiaux',
      use_numerals_only_without_leading_zero_for_single_digits: 'Chiffres seulement, sans zéros initiaux',
      use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
        'septiembre 5, 2026 (avec septiembre)',
      use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days:
        'March 5, 2026, sans zéros initiaux',
      use_traditional_calendar_system_with_chinese_numbers: 'Calendrier traditionnel en nombres chinois',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers:
        '二〇二六年三月五日',
      use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
        '2026年3月5日',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026-03-05 (zéro initial pour un seul chiffre)',
      use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months:
        '2026-03-05 (zéros initiaux pour jours et mois)',
      'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
        '2026년 3월 5일',
      use_yyyy_period_mm_period_dd: '2026.12.31',
      use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months:
        '2026. 3. 5.',
      use_yyyy_slash_mm_slash_dd: '2026/12/31',
      use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months:
        '2026/03/05, avec zéros initiaux',
    },
  },
  dates_in_numerical_form: {
    name: 'Dates en chiffres',
    options: {
      use_dd_hyphen_mm_hyphen_yyyy: '31-12-2026',
      use_dd_period_mm_period_yyyy: '31.12.2026',
      use_dd_slash_mm_slash_yyyy: '31/12/2026',
    },
  },
  decades: {
    name: 'Décennies',
    options: {
      spell_out: 'En lettres',
      use_apostrophe_yy: '’90s, avec apostrophe',
      use_yy_for_20th_century_but_yyyy_for_other_centuries:
        '90s pour le XXe siècle, quatre chiffres pour les autres',
      use_yy_without_apostrophe: '90s, sans apostrophe',
      use_yyyy: '1990s',
    },
  },
  hours_minutes_seconds_separator: {
    name: 'Entre heures, minutes et secondes',
    options: { use_colon: 'Deux-points (14:30:15)', use_period: 'Point (14.30.15)' },
  },
  hours_minutes_separator: {
    name: 'Entre heures et minutes',
    options: {
      use_colon_without_spaces: 'Deux-points sans espaces (14:30)',
      use_letter_h_with_regular_space_on_either_side: 'La lettre h avec espaces (14 h 30)',
      use_letter_h_without_spaces: 'La lettre h sans espaces (14h30)',
    },
  },
  midnight_in_numerals: {
    name: 'Minuit en chiffres',
    options: { use_00_00: '00:00', use_24_00: '24:00' },
  },
  single_digit_days_and_months: {
    name: 'Jours et mois à un chiffre',
    options: { do_not_use_leading_zero: 'Sans zéro initial', use_leading_zero: 'Avec zéro initial' },
  },
  single_digit_hours: {
    name: 'Heures à un chiffre',
    options: { do_not_use_leading_zero: 'Sans zéro initial', use_leading_zero: 'Avec zéro initial' },
  },
  time_format: {
    name: 'Format de l’heure',
    options: {
      spell_out_time_in_words: 'En lettres',
      use_12_hour_clock_and_do_not_specify_morning_or_evening: '12 heures, sans préciser matin ou soir',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods: '12 heures, a.m. et p.m.',
      use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 heures, a.m. et p.m., mais midi et minuit en lettres',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods: '12 heures, am et pm',
      use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 heures, am et pm, mais midi et minuit en lettres',
      use_12_hour_clock_and_specify_morning_or_evening: '12 heures, en précisant matin ou soir',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods: '12 heures, A.M. et P.M.',
      use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 heures, A.M. et P.M., mais midi et minuit en lettres',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods: '12 heures, AM et PM',
      use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
        '12 heures, AM et PM, mais midi et minuit en lettres',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
        '12 heures, 上午 et 下午 ou 早上 et 晚上, puis chiffres arabes',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
        '12 heures, 上午 et 下午 ou 早上 et 晚上, puis chiffres arabes avec 点 pour les heures',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 heures, 上午 et 下午 ou 早上 et 晚上, puis chiffres arabes avec 时 et 分',
      use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
        '12 heures, 上午 et 下午 ou 早上 et 晚上, puis nombres chinois avec 时 et 分',
      use_12_hour_clock_with_arabic_numerals_and_colon: '12 heures, chiffres arabes avec deux-points',
      use_12_hour_clock_with_korean_words_시_and_분: '12 heures, 시 et 분',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
        '2:30 pm, et 2 pm pour les heures pleines',
      use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
        '2:30 PM, et 2 PM pour les heures pleines',
      use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
        '2.30 p. m., avec espaces',
      use_24_hour_clock: '24 heures',
      use_24_hour_clock_with_arabic_numerals_and_colon: '24 heures, chiffres arabes avec deux-points',
      use_24_hour_clock_with_colon_as_separator: '24 heures avec deux-points (14:30)',
      use_24_hour_clock_with_korean_words_시_and_분: '24 heures, 시 et 분',
      use_24_hour_clock_with_period_as_separator: '24 heures avec point (14.30)',
      use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08:30 Uhr',
      use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8:30 Uhr',
      use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: '08.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: '8.30 Uhr',
      use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
        '8.30 Uhr, et 8 Uhr pour les heures pleines',
    },
  },
  writing_dates: {
    name: 'Écriture des dates',
    options: {
      use_dd_space_spelled_out_month_space_yyyy: 'Mois en lettres (31 December 2026)',
      use_numerals: 'En chiffres',
    },
  },
  years: {
    name: 'Années',
    options: {
      use_apostrophe_yy: 'Deux chiffres avec apostrophe (’26)',
      use_common_era: 'Ère commune',
      use_japanese_imperial_era: 'Ère impériale japonaise',
      use_yyyy: 'Quatre chiffres (2026)',
    },
  },
} as const
