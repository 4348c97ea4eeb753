/** A driver’s benefits, and the three ways in. */
export const driverPortal = {
  metaTitle: "Drive with us | {company}",
  metaDescription: "Planned trips, fair pay and everything on your phone: what drivers get at {company}.",
  kicker: "Driver portal",
  title: "Drive with us",
  lead: "Planned trips instead of waiting at ranks, and dispatchers who answer at any hour.",
  gains: [
    { title: "Trips known ahead", text: "You see your trips days before, with times, route and passengers." },
    {
      title: "Paid as agreed",
      text: "Each trip shows what it pays before you accept it. Payouts come with a statement.",
    },
    { title: "Your phone is enough", text: "Accept, start, finish, navigate: one page, made for one thumb." },
    { title: "Never alone", text: "Dispatch answers 24/7: delays, breakdowns, lost luggage, anything." },
  ],
  waysTitle: "Get started",
  ways: {
    apply: {
      title: "I am new here",
      text: "Apply with your licence, PrDP and vehicle documents. We’ll reply within two working days.",
      press: "Apply to drive",
    },
    invited: {
      title: "I was invited",
      text: "Open the link in your invitation email. It works once and is valid for seven days. Has it expired? Dispatch can send a new one.",
      press: "Contact dispatch",
    },
    signIn: {
      title: "I drive with you already",
      text: "Your trips are waiting.",
      press: "Sign in",
    },
  },
} as const;
