import { companyRules } from "#domain/company/company-rules.ts";
import type { LegalDocument } from "./legal-shapes.ts";

const { freeWait, waitStepMinutes, driverDetailsToCustomerHours } = companyRules;

export const terms: LegalDocument = {
  title: "Terms of carriage and booking",
  lead: "What you agree to when you book a trip or accept a quote, and what we agree to.",
  metaTitle: "Terms of carriage and booking | Cape Town Shuttle",
  metaDescription:
    "The terms for transfers, shuttles, car hire with driver, coaches and tours in Cape Town: price, payment, changes, cancellation, waiting, luggage and liability.",
  since: "2026-11-17",
  sections: [
    {
      id: "agreement",
      title: "When we have an agreement",
      rules: [
        "A booking is confirmed when we send you a confirmation with its reference. Until then it is a request, and neither of us is bound.",
        "Before you order you see the whole trip and the whole price, and you can correct or leave it at every step.",
        "A quote binds us until the day it names. You accept it with your name, and these terms apply in the version it names.",
        "The terms that were in force on the day of your booking apply to it. A later version does not change them.",
      ],
    },
    {
      id: "price",
      title: "Price and payment",
      rules: [
        "Prices are in rand and include VAT where we are registered for it. They are per vehicle or per person, as stated beside them.",
        "The price you confirm is the price you pay, unless you change the trip, or we wait longer than the free time below.",
        "By card, by bank transfer or in cash, in rand. Companies pay on account where we have agreed to it.",
        "Card payments are taken by a payment service. We never see or keep your card number.",
        "A vehicle that is not paid for by the time we named is free for others again. You can take the booking up again while there is one.",
      ],
    },
    {
      id: "changes",
      title: "Changes and cancellation",
      rules: [
        "You can change or cancel a booking yourself with its reference and code, or ask us to.",
        "You can cancel free of charge up to 12 hours before pickup. Less than 12 hours before we charge 50% of the price, and the full price for a no-show.",
        "No fee is charged where the traveller has died or is in hospital, or where bad weather makes the trip impossible.",
        "If we cannot carry you, we arrange a comparable vehicle at our cost or refund everything you paid. Your further rights under the Consumer Protection Act remain.",
      ],
    },
    {
      id: "pickup",
      title: "Pickup, waiting and no-show",
      rules: [
        `You get the driver’s name, the vehicle and its number plate ${driverDetailsToCustomerHours} hours before pickup, or at once if you book later than that.`,
        `Waiting is free for ${freeWait.airport} minutes at an airport, ${freeWait.stationOrPort} minutes at a station or port, and ${freeWait.elsewhere} minutes anywhere else. The time runs from the pickup time, the driver’s arrival or the landing of your flight, whichever is latest.`,
        `After that every ${waitStepMinutes} minutes that have started are charged at the rate of your vehicle. You and the driver see the same meter.`,
        "A driver who cannot find you calls and writes to you. A driver can report a no-show only when the free waiting is over, with two attempts on record, a photograph and a position at the pickup. A person in our team decides it.",
        "You can dispute a no-show or a waiting charge. We answer with the times, places and photographs we have.",
      ],
    },
    {
      id: "on-board",
      title: "On board",
      rules: [
        "Everyone wears a seat belt. Children travel in the seat that fits them: tell us their ages, and we bring it.",
        "Tell us of luggage beyond what your vehicle carries, and of wheelchairs, prams, animals and sports gear. What does not fit safely cannot travel.",
        "Smoking, or behaviour that endangers the driver or others, ends the trip. A passenger who soils or damages a vehicle on purpose pays for its cleaning or repair.",
        "The driver may refuse a stop or a road that is unsafe or unlawful, and follows the law on driving and rest.",
      ],
    },
    {
      id: "liability",
      title: "What we are liable for",
      isConspicuous: true,
      rules: [
        "We carry you with care, in vehicles that are licensed and insured for passengers. We are liable for loss or injury that we or our drivers cause by fault.",
        "Traffic, roadworks, weather, border posts and strikes can delay a trip. We plan for the usual, and tell you as soon as we know of more. We are not liable for a missed flight or appointment that such a delay has caused without our fault.",
        "Keep valuables and documents with you. For luggage we are liable where it is lost or damaged by our fault.",
        "Nothing here limits rights that the Consumer Protection Act 68 of 2008 gives you, nor our liability for gross negligence.",
      ],
    },
    {
      id: "lost-property",
      title: "Lost property",
      rules: [
        "Tell us what you left and on which trip. We ask the driver at once.",
        "You collect what was found from us without charge, or have it sent at your cost.",
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      rules: [
        "South African law applies, and South African courts decide.",
        "Please complain to us first: the complaints page says how, by when we answer, and who else can help.",
      ],
    },
  ],
};
