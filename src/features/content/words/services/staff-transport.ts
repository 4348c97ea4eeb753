import type { ServicePage } from "../page-shapes.ts";

export const staffTransport: ServicePage = {
  slug: "staff-transport",
  title: "Staff Transport",
  metaTitle: "Staff transport and shift shuttles in {town}",
  metaDescription:
    "Shift routes for hotels, hospitals, factories and call centres in {town}. Planned rosters, GPS-monitored vehicles, safe night drops, a monthly account.",
  shortDescription: "Planned shift routes that bring people to work on time and see them to their own gate at night.",
  lead: "A shift that starts at 05:30 starts, for most of the people on it, at 03:45 in the dark. What happens in between decides who arrives rested, who arrives late and who resigns in June.",
  description: [
    "Cape Town lives far from where it works. Khayelitsha and Mitchells Plain lie about 30\u00a0km from the city centre. The kitchens of the Waterfront, the wards of Groote Schuur, the packing lines of Epping and the call floors of Century City all draw their people from there and further. Trains do not run at all hours, taxis thin out after 20:00, and the last bus often leaves before the late shift does.",
    "The law has a view on this as well. Section 17 of the Basic Conditions of Employment Act allows night work, between 18:00 and 06:00, only if transport is available between the employee’s home and the workplace at the start and the end of the shift. Your labour adviser can tell you how that applies to you. We can tell you how it looks as a timetable.",
    "We start with your roster and a list of addresses, and turn them into routes with a longest ride time that you set. Rosters are fixed 12 hours before the shift, so that each driver leaves with a list of names and each rider knows the minute. Night rules are yours to choose: door to door after a certain hour, no one left alone at a stop, no woman as the first aboard or last off without company. Changes after the cut-off go straight to our dispatchers, not into a mailbox.",
  ],
  features: [
    "Routes drawn from your roster",
    "Early, late and night shifts",
    "Vehicles monitored by GPS",
    "Boarding list for each trip",
    "Costs split by department",
    "Monthly corporate account",
  ],
  benefits: [
    {
      title: "Shifts that start full",
      text: "When 11 people ride in one vehicle, one late vehicle is your problem. So we watch each one from the first pickup and call your supervisor before the clock does.",
    },
    {
      title: "Home means the gate",
      text: "Where the contract says door to door, the driver waits until the door has opened. It takes 40 seconds and is the part people tell their families about.",
    },
    {
      title: "You pay for seats that are used",
      text: "A weekly list shows who boarded and who did not. Routes that run half empty get merged, and the saving is on the next invoice.",
    },
    {
      title: "Bad days have a plan",
      text: "Protests, floods and taxi stay-aways close roads here every year. We’ll reroute or move the hour, and tell riders and supervisors which it is.",
    },
  ],
  vehicleClasses: ["shuttle", "luxury_coach", "large_coach"],
  priceText: "Custom quote",
  priceBasis: "",
  durationText: "By contract, monthly or seasonal",
  capacityText: "From one shuttle to a whole shift",
  areas: [
    "City Bowl, Waterfront and Foreshore",
    "Century City and Montague Gardens",
    "Epping, Parow and Bellville industrial areas",
    "Airport Industria and Blackheath",
    "Hospitals in Observatory, Parow and the city",
    "Homes across the Cape Flats, Atlantis and the Helderberg",
  ],
  steps: [
    {
      title: "Share shifts and addresses",
      text: "A spreadsheet is enough: shift times, suburbs or streets, and anything a rider needs to board.",
    },
    {
      title: "Test the routes",
      text: "We drive them as drawn before the first shift, time them, and correct what the map got wrong.",
    },
    {
      title: "Sign what you saw",
      text: "Price per trip, per seat, per kilometre or per month: whichever suits how you budget.",
    },
    {
      title: "Send changes as they come",
      text: "Send a new roster, and we’ll confirm the changes and notify only the riders concerned.",
    },
  ],
  questions: [
    {
      question: "How small a contract do you take?",
      answer:
        "One shuttle, one shift, a handful of people. Below four riders a sedan may be cheaper, and we’ll tell you if it is.",
    },
    {
      question: "Can riders cancel their own seat for a day?",
      answer:
        "Yes. They tell us or their supervisor, the stop falls away, and the others get home sooner. Absence is recorded, so that both sides read the same list.",
    },
    {
      question: "Who are the drivers?",
      answer:
        "Drivers with a professional permit for passengers and a clean background check. We keep the same faces on a route as far as the roster allows, because a night nurse should recognise the driver.",
    },
    {
      question: "What about riders’ addresses and privacy?",
      answer:
        "Drivers see the names and stops of their own trip and nothing else. Home addresses serve the routing only, and are kept no longer than that or the law requires.",
    },
    {
      question: "How are we billed?",
      answer:
        "Once a month on account, divided by department, site or cost centre, with the trips behind each amount. Terms are agreed after a credit check.",
    },
  ],
};
