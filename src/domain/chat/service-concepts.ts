/** Customers’ words for our terms and our service; written as in concepts.ts. */
export const serviceConcepts = {
  deposit:
    "deposit*, down payment, upfront, up front, pay .. in advance, pay .. beforehand, pay half, half now, half later, instalment*, installment*, when do .. pay, when must .. pay, when should .. pay, when have .. to pay, when does .. pay, when is payment, when will .. charged, charged immediately, charged at once, charged now, charged right away, card be charged, pay .. now or later, pay .. later, paying later, at what point .. pay",
  bankDetails:
    "bank details, banking details, bank account, account details, account number, iban, swift, swift code, branch code, where do .. transfer the money, where .. send the money, your bank",
  privacy:
    "privacy, passport data, passport details, passport number, passport copy, copy of my passport, do with my details, personal data, personal information, my data, our data, my information, my details private, popia, gdpr, data protection, share my email, share my phone, share my number, share my details, sell my, delete my account, delete my details, delete my data, data .. about me, know about me, hold about me, keep about me, store about me, stored about me, store .. chat, keep .. chat, save .. chat, chat .. stored, chat .. saved, chat .. recorded, record .. chat, record my location, store my location, keep my location, cookie*, who sees my, who can see my, see my phone number, see my number, see my email, unsubscribe, marketing email*, spam me",
  extraStop:
    "stop at .. shop, stop at .. supermarket, stop at .. store, stop at .. pharmacy, stop at .. atm, stop at .. bank, stop .. on the way, stop .. on route, stop .. en route, stop along the way, quick stop, extra stop*, additional stop*, short stop, photo stop*, make a stop, make stops, make .. stops, coffee stop, toilet stop, stop over at, stop .. groceries, stop .. food, stop .. lunch, stop .. photos, stop .. sim card, stop off, pop into, swing by, drop .. off on the way, several stops, two stops, detour, second pickup, two pickup addresses, two pickups, two addresses, pick up .. friend* on the way, pickup .. friend* on the way, collect .. friend* on the way",
  company:
    "our company, my company, companies, for a company, company account*, company open, our firm, my firm, our business, my business, corporate, our office, my employer, our organisation, our organization, ngo, a company",
  openAccount:
    "account, accounts, on account, monthly invoic*, monthly bill*, invoice .. monthly, invoiced monthly, credit terms, 30 days, end of the month, month end, monthly statement, once a month",
  companyTravel:
    "invoice .. monthly, bill us monthly, billed monthly, invoice once a month, corporate account*, company account*, business account*, cost centre*, cost center*, travel policy, travel policies, travel manager, approval*, approver*, business travel, corporate travel, corporate client*, corporate rate*, monthly invoic*, monthly account",
  chatLimit:
    "too many requests, too many messages, too many questions, how many messages, how many questions, rate limit*, message limit, question limit, writing too fast, typing too fast, asking too fast, write too fast, wrote too fast, too fast for you, chat .. blocked, chat .. stopped, was blocked, blocked me, am blocked, i blocked, limit .. messages, limit .. questions, messages .. per minute, messages a minute, questions a minute, questions per minute, one moment please",
  sharedSeat:
    "shared shuttle*, shared transfer*, shared ride*, shared seat*, shared taxi, shared van, share a shuttle, share a ride, share a transfer, share a taxi, share the ride, share the shuttle, share .. with other*, share .. with strangers, sharing with, one seat, single seat, just a seat, only a seat, book a seat, buy a seat, need a seat on, just one seat, seat in a, seat on a, join other*, join a group, join another, join .. group tour, join with other, with other people, other people in, other passengers, with other travellers, group tour*, carpool*, ride share, rideshare, ridesharing, per seat, public shuttle, scheduled shuttle, how big are the groups, how big is the group, size of the groups, group size on",
  discount:
    "discount*, cheaper if, cheaper per, cheaper when, cheaper with, cheaper for, less if, get a deal, any deal*, special deal*, special price*, special offer*, better price, better rate, reduced price*, reduced rate*, reduced fare*, reduction*, rebate, promo*, coupon*, loyalty, price break, bargain, negotiate*, knock off, special rate*, early bird, package price, cheaper by the week, best price, lower price, price match",
  includedAtAll:
    "vegetarian, vegan, halal, kosher, lunch on the, food on the, entrance fee*, entry fee*, entrance ticket*, entrances, entries, admission, tickets included, tickets .. included, include* tickets, ticket .. included, lunch included, include* lunch, food included, meals included, meal included, breakfast included, drinks included, fuel included, petrol included, include* fuel, tolls, toll, toll fee*, parking included, include* parking, parking fee*, is vat included, include* vat, vat included, tax included, taxes included, what is included, what does .. include, what is not included, all inclusive, hidden cost*, hidden fee*, hidden charge*, extra cost*, extra fee*, extra charge*, any extras, final price, price final, airport parking, included in the price, included in price, is lunch, is food",
  chargedTwice:
    "charged twice, charged double, double charge*, charged .. two times, paid twice, paid double, debited twice, deducted twice, overcharged, over charged, charged too much, charged .. wrong, wrong amount, took the money twice, billed twice, says unpaid, still unpaid, shows unpaid, shown as unpaid, payment .. not showing, says not paid, still says",
  failing:
    "not work*, does not accept, not accepted, invalid, rejected, error, fails, failed, not valid, will not take",
  paymentFails:
    "payment failed, payment fails, payment .. not work*, payment .. declined, card .. declined, card .. rejected, card .. not work*, card .. not accepted, can not pay, declined, payment .. error, payment .. not go through, payment .. stuck",
  addressPickup:
    "pick .. up from, pick .. up at, picked up from, picked up at, pickup from, pickup at, pickup in, collect .. from, collect .. at, fetch .. from, fetch .. at, come to .. hotel, come to .. house, door to door, drop .. at, drop .. off at, meet .. at the cruise, meet .. at the port, meet .. ship, meet .. people at, meet .. at the station, where do .. pick, from our hotel, from my hotel, hotel pickup*, pickup .. hotel, pickup .. at, hotel .. pickup, take to .. hotel, fetch .. hotel",
  lodging:
    "hotel*, airbnb, guesthouse, guest house, guesthouses, hostel, backpackers, apartment, house, home, villa, lodge, b b, bnb, cruise*, ship, port, harbour, terminal, train station, station, bus station, address, door, accommodation, private address, residence, flat",
  withoutDriver:
    "self drive, selfdrive, without a driver, without driver, no driver needed, drive myself, drive ourselves, drive it myself, drive the car myself, rent a car, car rental, hire a car without",
  ourOffice:
    "where are you based, where are you located, where is your office, where is the office, your office, office address, where is your company, your address, visit your office, have an office, have .. office, head office",
  justLanded:
    "where do i go, where do we go, where must i go, where must we go, where should i go, where should we go, what do i do after landing, what do we do after landing",
  rebooked: "reschedul*, postpone*, rebook my, rebook our",
  mishap:
    "breaks down, break down, broke down, breakdown, flat tyre, puncture, driver is sick, driver gets sick, driver falls ill, driver is ill",
  recogniseDriver:
    "recogni* him, recogni* her, recogni* them, recogni* my driver, recogni* the driver, recogni* our driver",
  pram: "pram*, stroller*, buggy, pushchair*, push chair*, baby carriage",
  childSeat: "seat, seats, booster*, isofix",
  wrongEmail:
    "wrong email, wrong e mail, email .. wrong address, typo in my email, misspelled my email, misspelt my email, email address .. wrong, wrong mail",
  companyReal:
    "company registered, registered company, registered business, are you registered, real company, licensed operator, are you legit*, is this legit*, is this a scam, are you a scam",
  guideAtAll:
    "tours guided, guided tour*, tour guided, is there a guide, tour guide*, with a guide, guide included, registered guide*, have a guide, have guides",
  payBalance:
    "pay the balance, pay .. balance, balance of my booking, balance of our booking, pay what is due, pay the rest, pay the amount due, outstanding amount, pay the outstanding",
  weCancel:
    "cancelled by you, canceled by you, driver cancelled, driver canceled, cancelled on me, cancelled on us, canceled on me, canceled on us, if you cancel, you cancel my, you cancel our, you cancel the, you cancelled, you canceled, when you cancel, can you cancel on me, company cancels, cancel on your side, you call it off, you can not drive",
  tollsAtAll:
    "are tolls, are the tolls, tolls included, toll included, include* tolls, toll fees included, pay the toll*, who pays .. toll*",
  flightPickup:
    "before departure .. leave, how long before .. flight, how early .. flight, how early .. airport, how early .. leave, what time .. picked up for, what time .. pickup for, what time .. leave for, when .. leave for the airport, when .. leave for .. flight, when .. picked up for .. flight, how long before departure, how many hours before .. flight, pickup time for .. flight, time for my flight, catch my flight, catch our flight, catch a flight, should .. be at the airport, must .. be at the airport, have to be at the airport, need to be at the airport, get to the airport on time, in time for .. flight",
  unreachable:
    "not reach*, can not reach, not .. answer*, not pick* up .. phone, voicemail, unreachable, not get through, not get hold of",
  seaPort: "cruise*, ship, ships, port, harbour, train station, bus station, railway station, station",
  soberDriving:
    "drivers drink, driver drink, driver* .. drunk, drink and drive, drinking and driving, sober, alcohol test*, breathaly*, speed limit*, drivers speed, drink or speed, too fast, drive .. fast, speeding, drive safely, careful driver*, driver* .. careful, driver* .. tired, rest hours",
  cardSafe:
    "card .. safe, card safe, card .. secure, payment .. safe, payment .. secure, payments secure, safe to pay, secure payment*, pay .. safely, pay securely, card details, card data, credit card number, store my card, save my card, secure to pay",
  substitute:
    "someone else .. travel*, someone else .. go, someone else .. instead, in my place, transfer my booking, give my booking, another person instead, different passenger, different person, for someone else, someone else will, name of the passenger, change the name",
  schoolOuting: "school*, outing, field trip, class of, pupils, learners, bus for, coach for",
  ownRoute:
    "customis*, customiz*, tailor*, own route, own itinerary, own programme, our own tour, my own tour, design .. tour, plan our own, plan my own, flexible route, change the route, change the itinerary, adapt the tour, skip a stop, leave out a stop, add a stop to the tour, personalis*, personaliz*, bespoke, decide where, choose where we go",
  isReturn:
    "is that return, is that a return, is it return, is it a return, is this return, is that one way, is it one way, one way or return, return or one way, both ways included, include* the return, include* return, return included, is the return, price .. both ways, one way price, is that there and back, is that per way, is that per person, per person or per vehicle, per person or per car, is it per person, per vehicle or per person, is this per person, price per person or, is the price per person, is that for the whole car, for the vehicle or",
  seatbelt: "seat belt*, seatbelt*, safety belt*",
  sameDriver:
    "female drivers, women drivers, woman drivers, lady drivers, same driver, same guide, same chauffeur, keep the driver, female driver, woman driver, lady driver, particular driver, request a driver, choose .. driver, specific driver, driver we had",
  driverWaits:
    "driver wait while, driver waits while, driver .. wait for us, wait while we, wait for us while, wait with the car, driver stay with us, wait outside while, wait during",
  priceSeason:
    "prices go up, price go up, more expensive in, prices higher, price higher, peak season price*, high season price*, festive season price*, holiday surcharge*, public holiday surcharge*, public holiday price*, more on public holidays, extra on public holidays, dearer on public holidays, december prices, christmas prices, surge, surge pricing, dynamic pricing, do prices change, prices change, extra on sunday*, weekend surcharge*, more on weekends, more at christmas, cost more in",
  ownVehicle:
    "what car, which car, what vehicle, which vehicle, what kind of vehicle, choose .. car, choose .. vehicle, choose .. mercedes, car .. will .. get, model of car, make of car",
  inPrice:
    "ticket* in the price, ticket* .. in the price, fee* in the price, fee* .. in the price, lunch in the price, food in the price, meal* in the price, in the price of the tour, part of the price",
  whatIf:
    "what if, what happens, what happened if, in case of, in case it, should it, if it rains, if it is raining, if it storms",
  celebration: "wedding*, reception, banquet, gala, birthday party, matric dance, conference*, congress*, festival*",
} as const;
