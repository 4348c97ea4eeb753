import type { Answers, CareAnswers } from "./answers.ts";
import { grace } from "./grace.ts";
import { ownTerms } from "./own-terms.ts";

/** Answers in English on the way and around a booking. */
export const englishCare = (contact: Answers["contact"]): CareAnswers => ({
  breakdown: (f) =>
    `Please call us now on ${f.phone}: our team answers at any hour, sees where your vehicle is and arranges help or another vehicle. If you have a flight to catch, tell us its time. If anyone is hurt, call ${f.emergencyNumber} first.`,
  "unsafe-driving": (f) =>
    `Ask the driver to slow down, or to stop at a safe place. Then call us now on ${f.phone}, at any hour: we see your vehicle and reach the driver at once. If you’re in danger, call ${f.emergencyNumber} from a mobile phone, or the police on ${f.policeNumber}.`,
  "no-show-dispute": (f) =>
    `We’re sorry. Reply to our email, or tell our team your booking reference. We’ll check the record of that trip: when and where your driver was, and who was called. If it was our mistake, we’ll refund you. ${contact(f)}`,
  "when-confirmed": (f) =>
    `A booking with a firm price is confirmed as soon as it’s paid, and our email says so. A request is answered by our team within ${f.answerMinutes} minutes. To see the status, open your booking with its reference and access code, or send me both here in one message.`,
  "reply-time": (f) =>
    `A consultant answers quotes and booking requests within ${f.answerMinutes} minutes, and messages from our contact page within ${f.contactHours} hours. Waited longer? Please check your spam folder, or ask us now. ${contact(f)}`,
  "part-cancel": (f) =>
    `Yes. Open your booking with its reference and access code, choose to cancel, and then only the trip you don’t need, such as the return. The other one stays as it is. It’s free up to ${f.freeHours} hours before the pickup of that trip. Later we charge ${f.latePercent} of its price.${grace.en(f)}${ownTerms.en(f)}`,
  "book-for-other": () =>
    "Yes. When you book, enter the name and mobile number of the one who travels, so that the driver can reach them. The confirmation and the invoice go to the email you enter, so it can be yours.",
  "print-app": () =>
    "No, there is nothing to print and no app to download. Your booking opens on your phone with its reference and access code, which are in our booking email. If you’d like it with you, download the wallet-size PDF there.",
  "transfer-proof": (f) =>
    `Open your booking with its reference and access code, go to the payment page and upload your proof of payment (the slip) there. We check it against our bank statement: an EFT between banks can take until the next working day, an immediate payment arrives within minutes. We’ll email you as soon as it arrives, so please don’t pay again. ${contact(f)}`,
  currency: () =>
    "All prices are in South African rand, and you’re charged in rand: your bank converts it if your card is in dollars, euros, pounds or another currency. Our site can show prices in dollars, euros and pounds beside the rand, as an approximation.",
  "price-firm": (f) =>
    `The booking shows one price for your whole party before you confirm, with VAT where we are registered for it, and it stays as it is unless you change the booking. There are no hidden costs. Transfers and hire are priced per vehicle; where a price is per person, it says so. Only what you add later costs extra: waiting beyond the free time, a stop (${f.stopPrice}), or tolls and parking that you ask for.`,
  "quote-validity": (f) =>
    `A quote is valid for ${f.quoteHours} hours, but never past the last ${f.freeHours} hours before pickup. The quote shows the day and time until which it’s valid. After that, ask us and we’ll make a new one.`,
  "flight-number": (f) =>
    `Enter your flight number when you book, and as pickup time the time at which your flight lands.${f.followsFlights ? " We follow the flight, so a delay moves the pickup." : ""} The first ${f.waitAirport} minutes of waiting at the airport are free, so you needn’t add time for passport and bags. You don’t know the flight number yet? Add it to your booking later.`,
  "minor-alone": (f) =>
    `Please ask our team before you book for a child or teenager who travels without an adult. They’ll tell you whether and how we can do it. ${contact(f)}`,
  "helping-hand": (f) =>
    `Tell us under “Special requirements” when you book, such as that someone walks slowly or needs a hand from the door or with the bags. Your driver will help. At the airport your driver meets you in the arrivals hall, helps with the trolley and walks with you to the vehicle. For more help than that, ask our team first. ${contact(f)}`,
  "staff-transport": (f) =>
    `Yes. Staff transport brings your people to work and home at any hour, also every night, by routes made from your roster. It’s priced by quote and billed monthly. Tell us how many people, from where to where and at what times, and a consultant will reply within ${f.answerMinutes} minutes. ${contact(f)}`,
  "event-transport": (f) =>
    `Yes. We drive the guests of weddings, conferences, concerts and other events, in ${f.middleClasses} for up to ${f.shuttleSeats} people, ${f.largeClasses} for up to ${f.coachSeats} and ${f.largestClasses} for more. Events are priced by quote. Tell us the date, the number of guests, where from and where to, and a consultant will reply within ${f.answerMinutes} minutes. ${contact(f)}`,
  forecast: () =>
    "I don’t know the weather forecast. If bad weather makes your trip or tour impossible, cancelling is free, however late it is.",
  robot: (f) =>
    `I’m the automatic assistant of {company}, not a human. I know our services, tours, prices and rules, and I can fill in a booking for you. To talk to our team: ${contact(f)}`,
  "out-of-scope": (f) =>
    `I don’t have that information: I can help only with trips and tours of {company}. ${contact(f)}`,
});
