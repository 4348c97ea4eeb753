import type { PartnerKind } from "./partner-kind.ts";

export const travelAgent: PartnerKind = {
  slug: "travel-agent",
  page: "/partners/travel-agent",
  name: "Travel agents",
  summary: "Book transfers and tours for your clients, at a commission or at net rates.",
  metaTitle: "Travel agents: book Cape Town transfers and tours",
  metaDescription:
    "For travel agents and tour operators: book transfers, chauffeurs and private tours in {town} for your clients, at a commission or at net rates.",
  title: "Your itinerary, driven as you wrote it",
  lead: "You have promised a client that someone will be waiting at arrivals. We are that someone. Book for them, follow the trip, and keep your own name on the voucher.",
  story: [
    "Most trips to the Cape are sold months ahead and many time zones away. Between the voucher and the kerb lie a changed flight, a second suitcase and a birthday that no one mentioned. Our team is in the same time zone as your client, and awake when your office is not.",
    "You may book a single airport arrival or a whole stay: transfer in, Peninsula on Tuesday, Winelands on Thursday, three days on the Garden Route, transfer out. We look for the gaps, such as the dinner in Franschhoek with no return trip, and tell you before your client finds them.",
  ],
  whoFor: [
    "Travel agencies here and abroad",
    "Inbound tour operators and destination managers",
    "Independent consultants and concierge services",
    "Affiliates with a website and readers who travel",
  ],
  gets: [
    {
      title: "Commission or net rates",
      text: "Take a share of the price, or buy at a net rate and set your own. The agreement says which, service by service.",
    },
    {
      title: "Bookings you can see",
      text: "All your agency’s bookings with status, driver and changes. Your colleagues see them as well. Other agencies do not.",
    },
    {
      title: "Changes without a chain of emails",
      text: "Flights move. You amend the booking, see what it does to the price, and confirm or leave it. If a change is refused, the booking is unchanged.",
    },
    {
      title: "A link that remembers",
      text: "Put it on your site or in an email. A customer who follows it and books within 45 days is credited to you.",
    },
  ],
  steps: [
    {
      title: "Send the application",
      text: "Company, registration, markets, and roughly how many clients you send to the Cape.",
    },
    {
      title: "Agree the terms",
      text: "Model, rates and payment: prepaid, deposit, or on account after a credit check.",
    },
    { title: "Invite your team", text: "Each consultant has a sign-in, so that a booking always has a name." },
    { title: "Book the first client", text: "Start with one arrival. It tells you more about us than this page can." },
  ],
  requirements: [
    "A registered business, or an equivalent where you are based",
    "Bank details in the company’s name for payouts",
    "A contact who can be reached while your clients travel",
    "Client data passed on with their knowledge, as POPIA and your own law require",
  ],
  questions: [
    {
      question: "When is my commission paid?",
      answer:
        "After the trips have taken place. Completed bookings appear on the statement at month end, and balances of R500 and more are paid out.",
    },
    {
      question: "Do you contact my clients directly?",
      answer:
        "Only about the trip: driver’s name, pickup, delays. We do not contact them to sell anything unless they have asked us to.",
    },
    {
      question: "What if a client cancels late?",
      answer:
        "The same terms apply as to any customer, and your statement shows both the fee and the commission on it.",
    },
  ],
  apply: { label: "Apply as a travel agent", to: "/travel-agent-application" },
  signIn: { label: "Partner Login", to: "/partner-login" },
};
