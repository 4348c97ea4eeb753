import type { PartnerKind } from "./partner-kind.ts";

export const hotel: PartnerKind = {
  slug: "hotel",
  page: "/partners/hotel",
  name: "Hotels & guesthouses",
  summary: "Transfers and tours from your front desk, with a statement that adds up.",
  metaTitle: "Hotels and guesthouses: guest transport in {town}",
  metaDescription:
    "For hotels, lodges and guesthouses in the Western Cape: book guests’ transfers and tours from the front desk, watch arrivals live and earn commission.",
  title: "The trip starts before check-in",
  lead: "A guest who was met well at the airport walks into your lobby in a good mood. A guest who was not will tell your receptionist about it. You can choose.",
  story: [
    "Transport is the part of a stay that a hotel is blamed for and does not own. The taxi that never came, the driver who wanted cash, the fare that was one amount at reception and another at the airport. None of it is on your invoice, and all of it is in your reviews.",
    "We take that part over under your name or beside it. A room number and a flight are enough to book. After that the list on your screen updates automatically, and the guest has the driver’s name the day before. What you earn is added up trip by trip and paid once the trips have taken place.",
  ],
  whoFor: [
    "City and beach hotels",
    "Guesthouses with four rooms and no night porter",
    "Wine estates and lodges with rooms",
    "Managers of apartments and villas",
  ],
  gets: [
    {
      title: "Booking in under a minute",
      text: "Room number, guest, flight, done. Reception sees the price before the guest does.",
    },
    {
      title: "Today at a glance",
      text: "Arrivals and departures of the day, each with its driver and expected time.",
    },
    {
      title: "A code for the room",
      text: "Guests scan it and book for themselves. The hotel is filled in as the address and credited for the trip.",
    },
    {
      title: "Your choice of billing",
      text: "Guests pay us, or it goes on the hotel’s account and you put it on the room.",
    },
  ],
  steps: [
    { title: "Apply", text: "Name, address, rooms, and who is in charge of reception." },
    { title: "Choose a model", text: "Referral share, net rate or deposit kept. The partnership page compares them." },
    { title: "Set up users", text: "Reception, concierge and accounts see what each of them needs." },
    {
      title: "Put out the card",
      text: "One on the desk, one in the room folder, and the first booking usually follows that evening.",
    },
  ],
  requirements: [
    "Registered accommodation in the Western Cape",
    "A contact who is responsible for guests’ bookings",
    "Guests’ details passed on only for their own trip",
    "A bank account for commission, or an account with us for charges",
  ],
  questions: [
    {
      question: "Must we send you every guest?",
      answer: "No. There is no exclusivity and no minimum. We would rather be chosen each time.",
    },
    {
      question: "Can a guesthouse without reception take part?",
      answer:
        "Yes, and many do it from a phone. The code in the room does most of the work, and the day’s list opens in any browser.",
    },
    {
      question: "Who helps a guest at 02:00?",
      answer: "We do. The number on the card reaches our team at any hour, so your night may stay quiet.",
    },
  ],
  apply: { label: "Apply as a hotel", to: "/hotel-partner-application" },
  signIn: { label: "Partner Login", to: "/partner-login" },
};
