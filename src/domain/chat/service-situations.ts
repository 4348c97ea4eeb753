import type { Situation } from "./situation.ts";

/** In order, as in situations.ts: these are asked in particular words, so they come first. */
export const serviceSituations: readonly Situation[] = [
  { id: "chat-limit", when: [["chatLimit"]], unless: ["flight"] },
  { id: "driver-missing", when: [["driver", "unreachable"]], unless: ["flight", "change", "pay", "meet"] },
  { id: "waiting", when: [["bagsLate", "wait"]], unless: ["lost"] },
  { id: "driver-identity", when: [["recogniseDriver"]] },
  {
    id: "meeting-point",
    when: [
      ["justLanded", "landing"],
      ["justLanded", "airport"],
    ],
    unless: ["nobody"],
  },
  { id: "our-office", when: [["ourOffice"]], unless: ["pickup", "company"] },
  { id: "human", when: [["mishap"]], unless: ["waitingSince", "nobody"] },
  { id: "luggage", when: [["pram"]], unless: ["childSeat", "lost"], yieldsToPage: "spoken of" },
  { id: "email-missing", when: [["wrongEmail"]] },
  { id: "safety", when: [["companyReal"]], unless: ["complaint"] },
  { id: "find-booking", when: [["payBalance"]] },
  { id: "we-cancel", when: [["weCancel"]], unless: ["flight", "weather"] },
  { id: "included", when: [["tollsAtAll"], ["inPrice"]] },
  { id: "flight-pickup", when: [["flightPickup"]], unless: ["delay", "missed", "cancel", "track", "newBooking"] },
  { id: "card-safety", when: [["cardSafe"]], unless: ["lost", "refund"] },
  { id: "weather", when: [["weather", "whatIf"]], unless: ["driver", "flight"] },
  { id: "privacy", when: [["privacy"]], unless: ["lost", "change"] },
  { id: "payment-trouble", when: [["chargedTwice"], ["paymentFails"]] },
  { id: "voucher-trouble", when: [["gift", "failing"]] },
  { id: "bank-details", when: [["bankDetails"]], unless: ["refund", "openAccount"] },
  { id: "company-account", when: [["companyTravel"], ["company", "openAccount"]], unless: ["split", "partnership"] },
  { id: "deposit", when: [["deposit"]], unless: ["refund", "cancel", "luggage", "gift", "split"] },
  { id: "discount", when: [["discount"]], unless: ["gift"], yieldsToPage: "spoken of" },
  { id: "season-price", when: [["priceSeason"]], unless: ["weather"], yieldsToPage: "spoken of" },
  { id: "return-price", when: [["isReturn"]], unless: ["cancel", "refund"] },
  { id: "included", when: [["includedAtAll"]], unless: ["tip", "cancel"], yieldsToPage: "anything" },
  { id: "included", when: [["guideAtAll"]], unless: ["tongue", "tip"], yieldsToPage: "named" },
  { id: "shared-seat", when: [["sharedSeat"]], unless: ["child", "pay", "family"] },
  { id: "extra-stop", when: [["extraStop"]], yieldsToPage: "named" },
  { id: "vehicles", when: [["ownVehicle"]], unless: ["identity", "driver", "luggage", "wheelchair"] },
  { id: "driver-waits", when: [["driverWaits"]], unless: ["landing", "flight", "luggage", "bagsLate"] },
  {
    id: "door-pickup",
    when: [
      ["seaPort", "meet"],
      ["seaPort", "pickup"],
    ],
    unless: ["absent", "nobody", "change", "waiting"],
    yieldsToPage: "named",
  },
  { id: "safety", when: [["soberDriving"], ["seatbelt"]], unless: ["complaint", "chatLimit", "chargedTwice"] },
  { id: "change", when: [["substitute"]], unless: ["newBooking", "gift", "pay"] },
  { id: "own-route", when: [["ownRoute"]], yieldsToPage: "spoken of" },
  { id: "same-driver", when: [["sameDriver"]], unless: ["absent"] },
  { id: "with-driver", when: [["withoutDriver"]], yieldsToPage: "named" },
];

/** Told where nothing more particular was meant. */
export const lastSituations: readonly Situation[] = [
  { id: "door-pickup", when: [["addressPickup", "lodging"]], unless: ["newBooking", "change"], yieldsToPage: "named" },
  { id: "change", when: [["rebooked"]], unless: ["flight", "landing", "refund"], yieldsToPage: "named" },
];
