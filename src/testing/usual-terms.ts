import type { CompanyTerms } from "#features/booking/sale/terms-contract.ts";

/** The rules as the company started with them. */
export const usualTerms: CompanyTerms = {
  free_hours: 12,
  late_share: 0.5,
  no_show_share: 1,
  answer_minutes: 20,
  quote_minutes: 20,
  home_form_minutes: 120,
  contact_page_minutes: 1440,
  quote_valid_hours: 72,
  follows_flights: true,
  payment_methods: ["online", "transfer", "cash", "account"],
};
