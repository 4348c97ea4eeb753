import { type Answers, listedWays, sentences } from "./answers.ts";
import { aClass, capital } from "./class-words.ts";
import { englishCare } from "./english-care.ts";
import { englishService } from "./english-service.ts";
import { englishTrips } from "./english-trips.ts";
import { grace } from "./grace.ts";
import { ownTerms } from "./own-terms.ts";

const contact: Answers["contact"] = ({ phone, whatsapp, email }) =>
  `Call ${phone}, message us on ${whatsapp} or email ${email}, at any hour.`;

const ways: Answers["ways"] = {
  online: "credit cards",
  transfer: "bank transfer",
  cash: "cash",
  account: "corporate accounts",
};

const payment: Answers["contact"] = (f) =>
  `You can pay by ${listedWays({ ways, and: "and" }, f.ways)}. All prices are in South African rand.${f.ways.includes("cash") ? ` Cash goes to the driver and is for bookings up to ${f.cashAtMost}.` : ""} The booking shows which ways are open for yours.`;

const situations: Answers["situations"] = {
  emergency: (f) =>
    `If anyone is hurt or in danger, call ${f.emergencyNumber} from a mobile phone now, or the police on ${f.policeNumber}. Then call us on ${f.phone}: our team answers at any hour and can see where your vehicle is.`,
  "lost-item": (f) =>
    `Open your booking with its reference and access code and choose “Report lost item”. Your driver is asked to look for it, and we’ll email you the answer. ${contact(f)}`,
  "flight-cancelled": (f) =>
    `Tell us as soon as the airline tells you. We’ll move the pickup to your new flight, or you can cancel it with your booking. Cancelling is free up to ${f.freeHours} hours before pickup.${ownTerms.en(f)} ${contact(f)}`,
  "flight-delay": (f) =>
    f.followsFlights
      ? `You don’t have to do anything if your booking has your flight number. We follow the flight: if you land late, the pickup moves with you. If you land early, our team sees it and checks whether your driver can be there sooner. The first ${f.waitAirport} minutes of waiting at the airport are free.\n\nOn another flight now? Change the flight number in your booking, or call ${f.phone}.`
      : `Call or message us as soon as you know, and we’ll move the pickup to the time you really land. The first ${f.waitAirport} minutes of waiting at the airport are free. ${contact(f)}`,
  "passenger-late": (f) =>
    `Tell your driver with “I’m late” on your trip’s live page. It opens ${f.liveBefore} minutes before pickup, by the link in our email about your driver. Or call ${f.phone}.\n\nWaiting is free for ${f.waitAirport} minutes at the airport, ${f.waitStation} at a station or the port and ${f.waitElsewhere} elsewhere. Then each further ${f.waitStep} minutes cost ${f.waitPrice} in ${aClass(f.smallClass)}, more in a larger vehicle.`,
  "driver-missing": (f) =>
    `Please call us now on ${f.phone}, or message us on ${f.whatsapp}: we can see the vehicle and will reach your driver.\n\nThe live link in our email about your driver shows where the vehicle is and when it arrives, with the number plate. At the airport, look for the board with your name in the arrivals hall, and stay inside.`,
  "driver-identity": (f) =>
    `Our email ${f.driverHours} hours before pickup names your driver, the vehicle and the number plate, and gives you a PIN. Check the plate and tell your driver the PIN when you meet, so that you both know you’re right. At the airport your name is on the driver’s board. Don’t go with anyone else.`,
  "meeting-point": (f) =>
    `In the arrivals hall, beyond the sliding doors: your driver waits there with your name on a board. Don’t see it? Stay inside and call ${f.phone}. Anywhere else your driver comes to the pickup address of your booking.`,
  "driver-details": (f) =>
    `You get your driver’s name, the vehicle and the number plate by email ${f.driverHours} hours before pickup. From then on they are shown with your booking too. Once your driver is on the way, the live page shows their phone number.`,
  "share-trip": (f) =>
    `Yes. Choose “Share with family” on your trip’s live page: they see where you are and when you arrive, but no number plate, phone number or address. The page opens ${f.liveBefore} minutes before pickup, by the link in our email about your driver.`,
  "track-trip": (f) =>
    `You can follow your trip on a map from ${f.liveBefore} minutes before pickup until ${f.liveAfter} minutes after drop-off. Use the link in our email about your driver, or open your booking.`,
  "email-missing": (f) =>
    `Your booking reference and access code are in our booking email. Please check your spam folder too. Not there? Open “Find your booking”, choose “Lost your reference or code?” and enter the email you booked with: we’ll send both again. ${contact(f)}`,
  "find-booking": () =>
    "Open your booking with its reference and the access code from our booking email. You’ll see its status and can pay, change or cancel it. Or send me both here, in one message, and I’ll look it up.",
  weather: () => "If bad weather makes your trip or tour impossible, cancelling is free, however late it is.",
  "no-show": (f) =>
    `Your driver waits and tries to reach you: ${f.waitAirport} minutes are free at the airport, ${f.waitStation} at a station or the port, ${f.waitElsewhere} elsewhere. A no-show costs ${f.noShowPercent} of the price.${ownTerms.en(f)} Running late? Call ${f.phone} before the free time ends.`,
  refund: (f) =>
    `Cancel up to ${f.freeHours} hours before pickup and we refund everything you paid. Later we keep ${f.latePercent} of the price, and ${f.noShowPercent} for a no-show.${grace.en(f)}${ownTerms.en(f)} We pay refunds the way you paid, usually the same day and within ${f.refundDays} working days at most. Your bank takes ${f.bankDays} working days to show it. Your booking shows the status of a refund.`,
  waiver: (f) =>
    `We’re sorry. If someone in your party has died or is in hospital, cancelling is free: there is no fee, however late it is. Open your booking with its reference and access code, cancel with that reason and add the document. For any other illness the usual rule applies: free up to ${f.freeHours} hours before pickup, then ${f.latePercent} of the price.${grace.en(f)}${ownTerms.en(f)} ${contact(f)}`,
  cancel: (f) =>
    `Cancelling is free up to ${f.freeHours} hours before pickup. Later than that we charge ${f.latePercent} of the price, and for a no-show ${f.noShowPercent}.${grace.en(f)}${ownTerms.en(f)} Cancelling because of the weather is free.\n\nTo cancel, open your booking with its reference and access code. You’ll see the fee before you confirm.`,
  change: (f) =>
    `Open your booking with its reference and access code. There you can change the time, date, flight, address or passengers, and see the new price first. Small changes apply at once, for others our team replies within ${f.changeMinutes} minutes. Within ${f.freeHours} hours of pickup our team must agree to a new time. ${contact(f)}`,
  accessibility: (f) =>
    `Tell us about the wheelchair or walking aid under “Special requirements” when you book, and we’ll send a vehicle with room for it. Do you need a ramp or a lift, or stay in the wheelchair? Then please ask our team first. ${contact(f)}`,
  "child-seats": (f) =>
    `Child seats are free for children under ${f.childAge}. Tell us the ages when you book, and we’ll fit the right seat before the driver sets out.`,
  luggage: (f) =>
    `${capital(aClass(f.smallClass))} takes ${f.sedanBags} bags and up to ${f.sedanSeats} people, ${aClass(f.middleClass)} ${f.shuttleBags} bags and up to ${f.shuttleSeats} people. A trailer behind ${aClass(f.middleClass)} takes ${f.trailerBags} more bags. Enter your bags when you book, and the price is for a vehicle they fit in. Tell us about surfboards, golf clubs, bicycles and prams too.`,
  tips: () =>
    "A tip is up to you. None is expected, and none is added to the price. If you’d like to thank your driver, you can give it in person, in cash.",
  "night-price": (f) =>
    f.nightShare
      ? `Transfers with a pickup between ${f.nightFrom} and ${f.nightUntil} cost ${f.nightShare} more. Tours and car hire cost the same at any hour. The booking shows the price for your time before you confirm.`
      : "No. Our prices are the same at night.",
  "night-safety": (f) =>
    sentences(
      `Your driver meets you by name, at any hour of the night.`,
      f.screensDrivers && "Every driver is licensed and background-checked.",
      `You know the driver’s name, the number plate and a PIN ${f.driverHours} hours before pickup.`,
      f.seesVehicles && "Our control room sees every vehicle on the road.",
      `Family can follow your trip by a link. Our team answers ${f.phone} all night.`,
    ),
  "night-hours": (f) =>
    `Yes. We drive and answer the phone at any hour: ${f.dayHours} hours a day, ${f.yearDays} days a year.${f.nightShare ? ` Transfers between ${f.nightFrom} and ${f.nightUntil} cost ${f.nightShare} more.` : ""}`,
  safety: (f) =>
    sentences(
      f.licensedDrivers &&
        `${f.licensedDrivers} licensed drivers: no one drives for us without a valid licence, a professional driving permit and a clean background check.`,
      f.inspectsVehicles && "Vehicles are inspected every month.",
      f.insuresPassengers && "Passengers are insured.",
      f.seesVehicles && "Our control room sees every vehicle on the road.",
    ) || contact(f),
  invoice: () =>
    "Your invoice is in your booking as soon as it’s paid or put on account. Open it with its reference and access code. You can add your company’s name and VAT number there.",
  waiting: (f) =>
    `Waiting is free for ${f.waitAirport} minutes at the airport, ${f.waitStation} minutes at a station or the port, and ${f.waitElsewhere} minutes elsewhere. Then each further ${f.waitStep} minutes cost ${f.waitPrice} in ${aClass(f.smallClass)}, more in a larger vehicle. Your trip’s live page shows the price as it counts.`,
  vouchers: (f) =>
    `Yes. You choose the amount, and we email the voucher as a PDF, to them or to you. It’s valid for ${f.voucherYears} years and pays for any trip or tour on this site. What is left on it stays for your next trip. Have one already? Book first and enter its code on the payment page.`,
  "split-bill": () =>
    "Yes. Book first, then choose “Split the bill” on the payment page. You name who pays, and everyone gets a link to pay their own share by card or instant EFT.",
  payment,
  pets: (f) =>
    `Please tell us about a dog or another animal before you book, also about a guide or assistance dog. Our team will say whether and how it can travel with you. ${contact(f)}`,
  complaint: (f) =>
    `We’re sorry. Please tell our team what happened, with your booking reference. ${contact(f)}${f.claimDays ? `\n\nOur money-back guarantee covers trips that weren’t what you booked: claim within ${f.claimDays} days after the trip.` : ""}`,
  "short-notice": (f) =>
    `Please book transfers ${f.leadTransfer} hours ahead, and tours and groups ${f.leadTour} to ${f.leadGroup} hours ahead. If it’s sooner than that, the booking page shows whether we can confirm it at once or our team checks first. You can also call ${f.phone}.`,
  "how-to-book": () => "You can book here without signing in. You’ll see the price as you go.",
  vehicles: (f) =>
    `${capital(f.smallClasses)} take up to ${f.sedanSeats} people, ${f.middleClasses} up to ${f.shuttleSeats} and ${f.largeClasses} up to ${f.coachSeats}. Larger groups travel in ${aClass(f.largestClass)} with ${f.largeCoachSeats} seats or more. Every vehicle comes with a driver. The booking shows each one that fits your party, with its bags and its price.`,
  guarantee: (f) =>
    f.claimDays
      ? `Yes. If your trip wasn’t what you booked and we were at fault, tell us within ${f.claimDays} days after it and we’ll refund it.`
      : contact(f),
  languages: () =>
    "Our drivers speak English. For a tour you can choose another language in the booking: we’ll look for a driver who speaks it. If none is free, your driver speaks English. In this chat you can write in English, German, French, Dutch or Afrikaans.",
  comfort: (f) =>
    `I don’t have that information about every vehicle. Our private shuttles and coaches are air-conditioned. For anything else on board, please ask our team before you book. ${contact(f)}`,
  partnership: (f) =>
    `Gladly. Hotels, travel agents, companies and drivers work with us, and each can apply online. Choose what fits you and our team will answer. ${contact(f)}`,
  human: (f) => contact(f),
  ...englishService(contact, payment),
  ...englishCare(contact),
};

export const english: Answers = {
  locale: "en-ZA",
  situations,
  contact,
  unknown: "I don’t have that information, but our team does.",
  englishPage: "Our page about it says more.",
  onlyTrips: "I don’t have that information: I can help only with trips and tours of {company}.",
  upset: "I’m sorry you’re upset. Tell our team what went wrong, and they’ll help you.",
  greeting: "Hello! I’m happy to help. Ask me about transfers, tours, prices or how to book.",
  thanks: "You’re welcome. I’m happy to help with anything else.",
  about:
    "I’m the automatic assistant of {company}. I know our services, tours, prices and rules, and I can fill in a booking for you.",
  book: "You can book here without signing in. You’ll see the price as you go.",
  bookOn: (day) => `You can book it for ${day} here, without signing in. You’ll see the price as you go.`,
  back: (when) => `back ${when}`,
  openBooking: "Open the booking",
  more: "More about",
  links: {
    "/#faq": "Questions and answers",
    "/about": "More about safety",
    "/booking": "Open the booking",
    "/confirm-booking": "Find your booking",
    "/contact": "Contact",
    "/free-quote": "Get a free quote",
    "/gift-vouchers": "Gift vouchers",
    "/guarantee": "The money-back guarantee",
    "/legal/privacy": "Our privacy notice",
    "/partners": "For partners",
    "/rideshare": "Shared seats",
    "/services": "Services and vehicles",
    "/services/airport-transfers": "Airport transfers",
    "/services/car-hire": "Car hire with driver",
    "/services/corporate-events": "Events",
    "/services/staff-transport": "Staff transport",
    "/tours": "Tours",
  },
  ways,
  and: "and",
  offers: {
    tour: (name, price) => `The ${name} tour ${price}, for your private group.`,
    lasts: (span, unit) => `It takes ${span} ${unit}.`,
    upTo: "to",
    transfer: (to, price) => `A private transfer from Cape Town to ${to} ${price}, one way.`,
    road: (from, to, price, isReturn) => `The transfer from ${from} to ${to}${isReturn ? " and back" : ""} ${price}.`,
    airport: (price) => `An airport transfer ${price}.`,
    startingAt: (price) => `starts at ${price}`,
    forPeople: (price, people) => `costs ${price} for ${people === 1 ? "one person" : `${people} people`}`,
    byQuote: (people) => `is priced by quote for ${people === 1 ? "one person" : `${people} people`}`,
    vehicle: (people, vehicleClass) => `For ${people} people we send a ${vehicleClass.name.toLowerCase()}.`,
    outOfSeason: (name, season) => `The ${name} tour runs from ${season}.`,
    months: (first, last) => `${first} to ${last}`,
    ...englishTrips,
  },
  booking: {
    status: (reference, status) => `Booking ${reference}. Status: ${status}.`,
    trip: ({ at, from, to, people }) =>
      `Pickup ${at} from ${from}${to ? ` to ${to}` : ""}, ${people === 1 ? "one passenger" : `${people} passengers`}.`,
    driver: (name, vehicle, plate) => `Your driver is ${name}: ${vehicle}, number plate ${plate}.`,
    noDriver: "We’ll email you your driver’s name and number plate a day before pickup.",
    due: (amount) => `Amount due: ${amount}.`,
    freeUntil: (moment) => `Cancelling is free until ${moment}.`,
    codeNeeded: (reference) =>
      `To look up booking ${reference} I need its access code too. It’s in our booking email, below the reference.`,
    notFound: (phone) =>
      `We couldn’t find that booking. Check the reference and access code in our booking email, or call ${phone}.`,
    locked: (phone) => `There were too many attempts. Please try again later, or call ${phone}.`,
  },
};
