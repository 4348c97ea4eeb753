import type { Answers, ServiceAnswers } from "./answers.ts";
import { aClass } from "./class-words.ts";
import { depositText } from "./deposit.ts";

/** Answers in English about our terms and our service. */
export const englishService = (contact: Answers["contact"], payment: Answers["contact"]): ServiceAnswers => ({
  deposit: (f) =>
    `${depositText(f, { byService: `When you book, these services ask for a part of the price: ${f.depositList}. All others ask for the full price. The booking page shows what is due when.`, forAll: `We ask for a deposit of ${f.depositPercent} when you book. The balance is shown with your booking.`, none: "We ask for no deposit. You pay the price once, after you’ve booked." })} ${payment(f)}`,
  "bank-details": (f) =>
    `Book first and choose bank transfer or EFT on the payment page. It shows our bank details and the reference to use, and we hold your booking for ${f.transferHours} hours. Please don’t send money to details that anyone gives you elsewhere.`,
  "payment-trouble": (f) =>
    `We’re sorry. Please open your booking first: it shows what we’ve received and what is still due. Paid twice, or the wrong amount? Send us your reference and we’ll check it and refund what is too much. Declined? Try another card or way to pay on the payment page. ${contact(f)}`,
  privacy: (f) =>
    `We use what you tell us for your trip, your invoice and your safety, and never sell it. You can ask us to show, correct or delete what we know about you, free of charge. What you write in this chat isn’t stored by us. ${contact(f)}`,
  "extra-stop": (f) =>
    `Gladly. On a transfer, add the stop when you book: each one costs ${f.stopPrice}, and the booking shows the price with the longer way. On a tour or with a car and driver for the day, you stop where you like.`,
  "company-account": (f) =>
    `Yes. Companies travel on account, with one monthly invoice by cost centre. You can set a travel policy, and approvers for what is outside it. Our team opens the account after a credit check. ${contact(f)}`,
  "chat-limit": (f) =>
    `I answer up to ${f.chatTimes} questions a minute from one visitor. Wait a moment and send your message again, or ask our team. ${contact(f)}`,
  "shared-seat": (f) =>
    `Our transfers and tours are for private groups only: the vehicle is yours alone. If you travel alone and your time is flexible, ask us for a shared seat. Scheduled departures have a fixed price for each seat, and we’ll reply with those that fit. ${contact(f)}`,
  discount: (f) =>
    `Groups of ${f.groupFrom} or more get ${f.groupPercent} off, and the price you see has it already. Our price list has no other discount: several days, a return trip, seniors and students cost the same per trip. For several days or regular trips, ask our team for a quote. ${contact(f)}`,
  included: () =>
    "The price has the private vehicle, the driver, fuel and child seats, and VAT where we are registered for it. Entrance fees, tickets, tastings, meals and a registered guide are not included: you pay them there. Tolls and parking that you ask for are charged at what they cost. Each tour’s page lists what is included.",
  "voucher-trouble": (f) =>
    `Enter the code on the payment page of your booking, exactly as our email shows it. A voucher is valid for ${f.voucherYears} years and pays until nothing is left on it. If the code is still not accepted, our team will check it. ${contact(f)}`,
  "door-pickup": (f) =>
    `Yes. We pick you up and drop you off at any address: hotel, guesthouse, private home, station, cruise terminal or airport. Enter it when you book. Waiting is free for ${f.waitElsewhere} minutes, ${f.waitStation} at a station or the port and ${f.waitAirport} at the airport.`,
  "with-driver": () =>
    "Every one of our vehicles comes with a driver. We don’t rent out cars to drive yourself. You can hire a car with driver for half a day or a full day.",
  "same-driver": (f) =>
    `Write who you’d like under “Special requirements” when you book, and we’ll try to arrange it. We can’t promise a particular driver. ${contact(f)}`,
  "driver-waits": (f) =>
    `Yes. With a car and driver for half a day or a full day, or on a tour, your driver waits wherever you stop. On a transfer, waiting is free for ${f.waitElsewhere} minutes, and each further ${f.waitStep} minutes cost ${f.waitPrice} in ${aClass(f.smallClass)}, more in a larger vehicle.`,
  "season-price": (f) =>
    `${f.festivePercent ? `In the festive season our prices are ${f.festivePercent} higher` : "Our prices are the same all year"}${f.holidayPercent ? `, and on public holidays ${f.holidayPercent}` : ""}. Weekends cost the same as other days. The booking shows the price for your date before you confirm.`,
  "card-safety": () =>
    "Your card details stay with the payment service: you enter them on its secure page, and we never see or keep them. Our site and the payment page are encrypted.",
  "own-route": () =>
    "Gladly. Our tours are private, so your driver stops where you ask and leaves out what you don’t want. For a route all of your own, take a car with driver for half a day or a full day, or ask us for a free quote.",
  "return-price": () =>
    "Prices of transfers are per vehicle and one way. Add the return trip when you book: it costs the same again, at the price of its own day and hour. A tour is priced for your whole group and brings you back.",
  "flight-pickup": (f) =>
    `Your airline says by when to check in. Add the drive: ask me how long it takes from where you stay to the airport, also in the rush hours. Our team will gladly suggest a pickup time for your flight. ${contact(f)}`,
  "we-cancel": (f) =>
    `Then you pay nothing: whatever you’ve paid for that trip is refunded in full, the way you paid, and we’ll help you find another time or vehicle. Your bank takes ${f.bankDays} working days to show it. ${contact(f)}`,
  "our-office": (f) =>
    `We’re in {town} and have no showroom: we come to you, and our team answers at any hour. ${contact(f)}`,
});
