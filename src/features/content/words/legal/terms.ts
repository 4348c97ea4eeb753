import { companyRules } from "#domain/company/company-rules.ts";
import type { LegalDocument } from "./legal-shapes.ts";

const { freeWait, waitStepMinutes, driverDetailsToCustomerHours } = companyRules;

export const terms: LegalDocument = {
  title: "Terms of carriage and booking",
  lead: "What you and we agree to when you book a trip or accept a quote.",
  metaTitle: "Terms of carriage and booking | {company}",
  metaDescription:
    "The terms for transfers, shuttles, car hire with driver, coaches and tours in {town}: price, payment, changes, cancellation, waiting, luggage and liability.",
  since: "2026-11-17",
  sections: [
    {
      id: "agreement",
      title: "When we have an agreement",
      rules: [
        "A booking is confirmed when we send you a confirmation with a reference. Until then it is a request that binds neither of us.",
        "Before you confirm, you see the whole trip and the whole price, and you can correct or abandon the booking at any step.",
        "A quote is valid until the date stated on it. You accept it by entering your name, and the version of these terms named in it applies.",
        "The terms in force on the day you book apply to that booking. Later versions do not change them.",
      ],
    },
    {
      id: "price",
      title: "Price and payment",
      rules: [
        "Prices are in rand and include VAT where we are registered for it. They are per vehicle or per person, as stated beside them.",
        "{surcharges} The price you see before you confirm includes all of it.",
        "The price you confirm is the price you pay, unless you change the trip, or we wait longer than the free time below. {deposits}",
        "By card, by bank transfer or in cash, in rand. Companies pay on account where we have agreed to it.",
        "A payment service takes card payments. We never see or store your card number.",
        "If you have not paid by the time stated, your vehicle is released. You can rebook if one is available.",
      ],
    },
    {
      id: "changes",
      title: "Changes and cancellation",
      rules: [
        "You can change or cancel a booking yourself with its reference and access code, or ask us to.",
        "You can cancel free of charge up to 12 hours before pickup. Less than 12 hours before we charge 50% of the price, and the full price for a no-show. In the first 30 minutes after booking, cancelling is free. {cancellations}",
        "There is no fee if a passenger has died or is in hospital, or if bad weather makes the trip impossible.",
        "If we cannot provide your trip, we arrange a comparable vehicle at our cost or refund everything you paid. Your other rights under the Consumer Protection Act remain.",
      ],
    },
    {
      id: "pickup",
      title: "Pickup, waiting and no-show",
      rules: [
        `We send you the driver’s name, the vehicle and its number plate ${driverDetailsToCustomerHours} hours before pickup, or at once if you book later than that.`,
        `Waiting is free for ${freeWait.airport} minutes at an airport, ${freeWait.stationOrPort} minutes at a station or port, and ${freeWait.elsewhere} minutes anywhere else, from the pickup time, the driver’s arrival or your flight’s landing, whichever is latest.`,
        `After that we charge the rate of your vehicle per ${waitStepMinutes} minutes or part thereof. You and the driver see the same meter.`,
        "A driver who cannot find you calls and messages you. A driver can report a no-show only after the free waiting time, with two recorded attempts to reach you, a photograph and a position at the pickup. Our team decides.",
        "You can dispute a no-show or a waiting charge. We reply with the times, places and photographs on record.",
      ],
    },
    {
      id: "on-board",
      title: "On board",
      rules: [
        "Everyone must wear a seat belt. Children travel in a suitable child seat: tell us their ages and we will bring it.",
        "Please tell us in advance about extra luggage, wheelchairs, prams, animals and sports equipment. We cannot take what does not fit safely.",
        "Smoking, or behaviour that endangers the driver or others, ends the trip. A passenger who deliberately soils or damages a vehicle pays for its cleaning or repair.",
        "The driver may refuse an unsafe or unlawful stop or road, and must keep to the legal driving and rest times.",
      ],
    },
    {
      id: "liability",
      title: "What we are liable for",
      isConspicuous: true,
      rules: [
        "We carry you with care, in vehicles licensed and insured for passengers. We are liable for loss or injury that we or our drivers cause through negligence.",
        "Traffic, roadworks, weather, border posts and strikes can delay a trip. We allow for normal conditions and tell you as soon as we know of more. We are not liable for a missed flight or appointment if we did not cause the delay.",
        "Please keep valuables and documents with you. We are liable for luggage that is lost or damaged through our negligence.",
        "Nothing here limits rights that the Consumer Protection Act 68 of 2008 gives you, or our liability for gross negligence.",
      ],
    },
    {
      id: "lost-property",
      title: "Lost property",
      rules: [
        "Tell us what you left behind and on which trip, and we will ask the driver at once.",
        "You can collect found items from us free of charge, or have them sent at your cost.",
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      rules: [
        "South African law applies, and South African courts have jurisdiction.",
        "Please complain to us first. The complaints page says how, when we reply and who else can help.",
      ],
    },
  ],
};
