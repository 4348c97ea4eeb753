import type { RequestSource } from "#domain/booking/service-level.ts";
import type { EnquiryState } from "#domain/enquiry/enquiry-lifecycle.ts";

type Line = readonly [from: RequestSource, serviceType: string, state: EnquiryState, message: string];

/** Oldest first. */
const lines: readonly Line[] = [
  [
    "free_quote",
    "group_transport",
    "won",
    "Eleven of us land at 13:20 with golf bags and need to get to Paarl. What would that cost, with a trailer?",
  ],
  ["contact_page", "day_tour", "lost", "Do you also run the Peninsula tour as a half day? We only have the morning."],
  [
    "home_form",
    "general_inquiry",
    "won",
    "Can you collect us from the cruise terminal? We dock at 07:00 and have eight hours on shore.",
  ],
  [
    "free_quote",
    "corporate_events",
    "won",
    "Year-end function at a wine farm, 38 people from the Foreshore, back at 23:00. Please send a price for one coach.",
  ],
  [
    "home_form",
    "general_inquiry",
    "spam",
    "We can bring your website to the first page of every search engine. Reply for our price list.",
  ],
  [
    "contact_page",
    "airport_transfer",
    "won",
    "My flight lands at 22:50. Is there an extra charge at night, and how long does the driver wait?",
  ],
  [
    "free_quote",
    "day_tour",
    "lost",
    "Three days on the Garden Route for two adults and a baby in the first week of the holidays, please.",
  ],
  [
    "contact_page",
    "custom",
    "won",
    "We are getting married in Franschhoek and need to move 60 guests from three hotels. Can you help?",
  ],
  ["home_form", "general_inquiry", "duplicate", "Can you collect us from the cruise terminal? We dock at 07:00."],
  [
    "free_quote",
    "staff_transport",
    "lost",
    "Night shift of 26 people, Bellville and Kuils River to Epping, seven days a week. Looking for a monthly price.",
  ],
  ["contact_page", "day_tour", "won", "Is the Table Mountain tour possible with a wheelchair? It folds."],
  ["home_form", "general_inquiry", "won", "Do your vehicles have seat belts for a booster seat? Our daughter is five."],
  ["free_quote", "airport_transfer", "lost", "Airport to Hermanus on a Sunday evening, two people, four suitcases."],
  [
    "contact_page",
    "group_transport",
    "won",
    "School choir, 41 pupils and four teachers, Rondebosch to Stellenbosch and back the same day.",
  ],
  [
    "free_quote",
    "chauffeur_service",
    "won",
    "A driver for three days of meetings between Century City and the Waterfront, English speaking, sedan.",
  ],
  ["home_form", "general_inquiry", "lost", "What do you charge for the whole day to Cape Agulhas for five people?"],
  [
    "contact_page",
    "general_inquiry",
    "contacted",
    "I left a blue scarf in the minibus on Saturday. Could you ask the driver?",
  ],
  [
    "free_quote",
    "day_tour",
    "quoted",
    "Whale watching or wine farms, we cannot decide. Could you send a price for both, six adults?",
  ],
  ["home_form", "general_inquiry", "contacted", "Can we pay by bank transfer from abroad, and in which currency?"],
  [
    "free_quote",
    "group_transport",
    "qualified",
    "Rugby supporters' club, 45 people to the stadium and back, kick-off 17:05.",
  ],
  [
    "contact_page",
    "custom",
    "quoted",
    "Cape Town to Knysna with a night in Swellendam on the way, two couples, comfortable vehicle please.",
  ],
  [
    "free_quote",
    "corporate_events",
    "qualified",
    "Conference for 120 delegates over two days, shuttles between the hotel and the convention centre every 20 minutes.",
  ],
  ["home_form", "general_inquiry", "new", "Do you offer the township tour in Dutch?"],
  ["contact_page", "airport_transfer", "new", "We travel with two surfboards of 2.1 metres. Which vehicle do we need?"],
  [
    "free_quote",
    "day_tour",
    "new",
    "Robben Island and Table Mountain on one day for four people: possible, and at what price?",
  ],
];

export const enquiryMessages = lines.map(([from, serviceType, state, message]) => ({
  from,
  serviceType,
  state,
  message,
}));
