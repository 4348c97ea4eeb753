import type { PartnerKind } from "./partner-kind.ts";

export const driverProvider: PartnerKind = {
  slug: "driver-provider",
  page: "/partners/driver-provider",
  name: "Driver providers",
  summary: "Put your licensed vehicles and drivers on trips that fit their day.",
  metaTitle: "Driver providers: work for licensed fleets and owners",
  metaDescription:
    "For owners of licensed vehicles with drivers in the Western Cape: receive trip offers, accept by link, see your payout before you decide and be paid as agreed.",
  title: "Empty kilometres are no one’s business model",
  lead: "You have a vehicle, a licence and a driver with three free hours. We have a party at the airport. An offer takes you a minute to read and another to accept.",
  story: [
    "Demand in this city comes in waves: the morning flights, the cruise ship on a Tuesday, the last weekend before Christmas. Our own vehicles cover the middle of the wave. For the crest we work with operators who have their own licences and keep the same standard. We would rather have 30 good ones than 300 names.",
    "You stay your own company. We state the trip, the vehicle it needs and the payout. You accept or decline. On the day, your driver reports five steps, from setting out to drop-off. Both of us rely on that record if anything is questioned later.",
  ],
  whoFor: [
    "Owner-drivers with an operating licence",
    "Small fleets with free hours between contracts",
    "Coach companies with empty legs",
    "Operators in the Winelands, the Overberg and along the Garden Route",
  ],
  gets: [
    {
      title: "Offers with the payout on them",
      text: "Pickup area, hour, vehicle and what you will be paid, before you decide. Passenger details follow once you have accepted.",
    },
    {
      title: "Time to think",
      text: "An hour to answer when the trip is a day or more away, less as it comes nearer. No is an answer too.",
    },
    {
      title: "No app to install",
      text: "Accept by link, report the steps of the trip from your phone, upload documents as photos.",
    },
    {
      title: "Proof that works for you",
      text: "Time and place of each step are recorded. If a passenger says that no one came, the record shows what happened.",
    },
  ],
  steps: [
    { title: "Register", text: "Your company, vehicles and drivers, with the documents for each." },
    {
      title: "Be verified",
      text: "We check permits, licences, roadworthiness and insurance, and tell you what expires when.",
    },
    { title: "Set your hours", text: "When you are free, and in which area. Offers keep to that." },
    { title: "Drive and be paid", text: "Completed trips go on your statement, each with its payout." },
  ],
  requirements: [
    "Operating licence of the type the trips require, for each vehicle",
    "Professional driving permit for passengers, for each driver",
    "Valid roadworthy certificate and licence disc",
    "Passenger liability insurance in force",
    "A clean background check for each driver",
  ],
  questions: [
    {
      question: "What happens when a document expires?",
      answer:
        "Reminders go out from 60 days before. If a document would expire before a trip ends, that trip is not offered to that driver or vehicle. You can still sign in, and offers resume when the new document is verified.",
    },
    {
      question: "May I give a trip back?",
      answer:
        "Up to 24 hours before pickup, freely. Later it counts against your reliability, because we must find someone else at short notice.",
    },
    {
      question: "Can I see what the customer pays?",
      answer:
        "No, as the customer does not see what you are paid. You see your own payout, and it is the one that counts.",
    },
  ],
  apply: { label: "Register as a provider", to: "/driver-provider-application" },
  signIn: { label: "Partner Login", to: "/partner-login" },
};
