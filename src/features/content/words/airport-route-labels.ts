/** The headings every page from the airport shares; its own words come with the page. */
export const airportRouteLabels = {
  kicker: "Airport transfer",
  book: "Book Now",
  quote: "Free Quote",
  road: "The road",
  arrival: "Where the drive ends",
  meeting: "How pickup at the airport works",
  fares: "Fares",
  faresNote:
    "By day, before extras. At night, on public holidays and in the festive season it can cost more, and so do bags that need a larger vehicle. Your booking shows the exact price.",
  hours: "The drive, by the hour",
  hoursNote:
    "On a working day, from the terminal’s kerb to the door. Estimated from our own road table and traffic pattern, to five minutes.",
  questions: "Good to know before you land",
  others: { kicker: "Other places", title: "From the airport to" },
  call: { title: "Tell us your flight", text: "Book the trip now, or ask for a quote and a consultant replies." },
} as const;
