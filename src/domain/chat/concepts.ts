import { serviceConcepts } from "./service-concepts.ts";

/**
 * Subjects, by the words people use for them. `*` stands for any ending, `..` for up to three words between; several
 * words are a phrase. A question is understood by which of these it holds, not by its wording.
 */
export const concepts = {
  ...serviceConcepts,
  // People and things
  flight:
    "flight*, plane*, airplane*, aircraft, airline*, layover, stopover, connection, connecting, depart*, departure*, lufthansa, emirates, british airways, klm, qatar, air france, swiss, turkish, ethiopian, flysafair, airlink, virgin, delta, united, boarding, tarmac, inbound, outbound, pilot, captain, take off, takeoff, took off, taken off, on the ground in, gets in at, get in at, get in .. later, aeroplane, jet, our gate, my gate, boarding gate, runway",
  landing:
    "land, lands, landed, landing, arrive, arrives, arrived, arriving, arrival*, touch down, touchdown, touches down, touched down, touching down, get in, gets in, got in",
  driver:
    "driver*, chauffeur*, my ride, our ride, the ride, my lift, our lift, my shuttle, our shuttle, the shuttle, my transfer, our transfer, my taxi, our taxi, my car, our car, the car, my van, our van, the van, our bus, the guy, my pickup, our pickup, the pickup, the person, the man, this man, your guy, your man, your people, the vehicle, our vehicle, my vehicle, the bus, the minibus, the coach, till he, until he, when will he, where is he, is he coming, is he on, is he still, he is not here, he is late, till they, until they, he should, they should",
  pickup: "pick .. up, picked .. up, pickup, fetch*, collect*",
  vehicle:
    "car, cars, vehicle*, van, vans, bus, shuttle*, minibus, taxi, back seat, boot, coach*, trip, ride, transfer*, tour, what is the pin, why .. pin, the pin",
  ride: "transfer*, pickup, pick .. up, ride, rides, driver*, taxi*, car, cars, shuttle*, lift, book, booking, vehicle*, van, fetch*, collect*",
  booking:
    "booking*, reservation*, reference, references, i booked, we booked, i have booked, we have booked, already booked, my transfer, our transfer, my trip, our trip, my order, booked a, booked the, was booked, booking number, reservation number, did i book, did we book, have i booked, have we booked, i reserved, we reserved, i have reserved, we have reserved, what i booked, what we booked",
  reference:
    "reference, references, reference number, booking number, confirmation number, reservation number, ref, refs, booking ref, ref number",
  ownBooking:
    "my booking*, our booking*, my reservation*, our reservation*, my order, our order, my trip, our trip, my transfer, our transfer, my tour, our tour, the booking i made, booking i made",
  newBooking:
    "make a booking, make a reservation, new booking, place a booking, how do .. book, how can .. book, how to book, how does booking work, where do .. book, where can .. book, like to book, want to book, want book, wish to book, book online, book with you, need to book, i want .. book, we want .. book, can i book, can we book",
  airport: "airport*, arrivals, terminal, baggage hall, baggage claim",
  luggage:
    "luggage, bag, bags, baggage, suitcase*, backpack*, rucksack*, carry on, carry ons, duffel*, trunks, holdall*, cases, lugage, golf clubs, carry on bag*, trolley*, pieces, the boot, boot space, trunk space",
  gear: "surfboard*, surf board*, boards, golf*, bike, bikes, bicycle*, kite*, skis, dive gear, diving gear, fishing rod*, cello, guitar*, instrument*, pram*, stroller*, buggy, buggies, pushchair*, equipment, tripod*, snowboard*, cello*, drum*, harp, boxes, box, double bass, bass, keyboard, drone, gear, wakeboard*, paddle board*, paddleboard*, wetsuit*, skateboard*, hockey stick*, cricket bag*, buggies, golf bag*, windsurf*, wind surf*",
  child:
    "child, children, childs, childrens, kid, kids, baby, babies, babys, infant*, toddler*, year old, years old, yr old, month old, months old, newborn, booster*, car seat*, baby seat*, child seat*, isofix, grandchild*, little one, little ones, twins, triplets",
  wheelchair:
    "wheelchair*, wheel chair*, disab*, handicap*, mobility, walking frame, walker, zimmer, crutches, walking stick, can .. not walk, not .. walk, hardly walk, barely walk, struggle* to walk, trouble walking, difficulty walking, difficult to walk, accessible, accessibility, ramp, ramps, blind, deaf, special needs, step free, hard of hearing, can not climb, paralysed, paraplegic, hip replacement, walk .. difficult*, difficult* .. walk, walks badly, hard to walk, walks with, walk .. not, walk far, not steady, on foot badly, rollator, cane, bad hip, bad knee*, bad legs, frail, elderly .. walk, lift into, get in easily, step up, stairs, manage steps, steps, autis*, dementia, oxygen, pregnan*, visually impaired, impaired, impairment*, poor sight, poor eyesight, his chair, her chair, out of .. chair, knee, knees, bad back, step to get, step into, high step, help getting in, help getting into, help getting out, help .. into the car, help .. into the van, help .. to get in",
  bagsLate:
    "luggage .. late, bags .. late, bag .. late, luggage comes out, bags come out, luggage .. take*, bags take, wait* for .. luggage, wait* for .. bags, wait* for .. suitcase*, luggage belt, baggage belt",
  pet: "dog, dogs, cat, cats, pet, pets, puppy, puppies, parrot, animal*, kitten*, labrador*, poodle*, terrier*, retriever*, spaniel*, dachshund*, collie*, rabbit*, hamster*, guide dog*, service dog*",
  // Trouble
  delay:
    "delay*, late, later, behind schedule, postponed, pushed back, diverted, overdue, held up, running behind, hours behind, rescheduled, stuck, hour late, hours late, runway, tarmac, another flight, new flight, different flight, other flight, next flight, rebooked, moves us, moved us, put us on, after schedule*, after the schedule*, after .. schedule*, than schedule*, than planned, than expected, than .. thought, now instead of, only at, grounded, not taken off, not left yet, not boarded, still in johannesburg, still in joburg, still in dubai, still on the ground, another .. min, another .. minutes, another .. hour, another .. hours, took off late, new arrival time, new landing time, delay, min behind, minutes behind, hour behind, not start before, not board .. before, not leave .. before, not depart .. before, not .. take off, not .. on time, keeps slipping, slipping, slipped, go back to, went back to, turn back, turned back, turned around, returned to, strike, only be in, only be there, only get there, hrs late, hrs behind, bumped, technical problem, technical issue, technical fault, engine trouble",
  moved:
    "moves, moved, instead of, now land*, now arriv*, now gets in, brought forward, pushed, airline* .. change*, airline* .. move*, schedule change*, change* .. schedule, changes .. schedule, changed .. schedule, retimed, rather than, just told us, just told me, informed us, airline* told, airline* say*",
  early:
    "earlier, ahead of schedule, ahead of time, sooner, lands early, hours early, land* .. early, arriv* .. early, gets in early, is early, be early, hour early, minutes early, too early, in early",
  missed: "miss, missed, missing",
  meLate:
    "i am .. late, we are .. late, i are .. late, i am .. later, we are .. later, i will be .. late, we will be .. late, i might be .. late, we might be .. late, i may be .. late, we may be .. late, i come .. late, we come .. late, i come .. later, we come .. later, i run .. late, we run .. late, i am delay*, we are delay*, i will be delay*, we will be delay*, stuck in traffic, overslept, i need .. more time, we need .. more time, i am not ready, we are not ready, late for .. pickup, late to .. pickup, i am stuck, we are stuck, i be .. late, we be .. late, i have delay, we have delay, i .. minutes late, we .. minutes late, i have .. late, we have .. late, not make it on time, not make it in time, not be .. on time, we are held up, i am held up, will be .. min late, will be .. minutes late, please wait, need .. more minutes, few more minutes, ten more minutes, five more minutes",
  absent:
    "not .. here, not .. there, not outside, not .. outside, no sign, nowhere, can not .. find, can not .. see, not find, not see, not .. arrive*, not come, not .. came, not .. coming, not turn*, not show*, not pitch*, not appear*, never .. came, never .. come, never arrive*, never show*, never pitch*, never turned, no driver, no car, nobody, no one, noone, stood .. up, still waiting, been waiting, not .. waiting, missing, not .. answer*, is .. late, are .. late, was .. late, not at the, left us, forgot us, forgot me, not on time, have waited, not seen, there not, here not, come not, find .. not, see .. not, absent, did not come, late, supposed to, should have been, was meant to be, were meant to be, was due, were due, been standing, standing here, have been here, still here, where are you, nothing .. come, nothing .. came, nothing yet, nothing here, no car, no taxi, no shuttle, no bus, no van, no vehicle, no transport, still no, is a no show, was a no show, been outside, not here, yet to arrive, yet to come, yet to show, not .. turned up, not .. showed up, not picked, drove past, drove off, drove away, left without, not .. pickup, not .. fetch*, not .. collect*, gone without, not pick* up .. phone, not .. his phone, not .. her phone, not .. their phone, not .. the phone, voicemail, not reach*, unreachable, is now .. past, is already .. past, already .. past, forgotten us, forgotten me, forgotten about, forgot about, forget us, forget about, no reply, no answer, no response, said .. minutes, said .. min",
  cannotFind:
    "can not .. find, can not .. see, not .. find, not .. see, could not find, unable to find, find .. not, see .. not, nowhere, do not see, does not see, not see*, not spot, no sight of, no trace, can not locate, not locate",
  board:
    "board, boards, sign, signs, name board, placard, name card, my name on, our name on, with my name, with our name, paging",
  noBoard:
    "no sign with, no sign .. name, no board, no boards, no placard, no name board, not .. sign, not .. board, nobody .. name, no one .. name, nobody .. sign, nobody .. board, no one .. sign, no one .. board, without a sign",
  driverLate:
    "driver* is .. late, driver* was .. late, driver* are .. late, driver .. minutes late, driver .. min late, shuttle is .. late, shuttle was .. late, car is .. late, van is .. late, bus is .. late, pickup is .. late, taxi is .. late, transfer is .. late, ride is .. late, driver .. no show, shuttle .. no show, car .. no show, pickup .. no show, transfer .. no show, ride .. no show, taxi .. no show",
  nobody:
    "somebody still coming, someone still coming, anyone still coming, anybody still coming, still coming for us, still coming for me, nobody, no one, noone, not .. anyone, not .. anybody, no driver, been standing, where are you guys, where are you, nothing has come, nothing came, nothing .. arrive*, no car, no shuttle, no van, no transport, there is no one, nobody .. come, not driver, not a driver, there is no .. person, there is no .. driver, there is no .. shuttle, there is no .. car, there is no .. van, can not see anyone, see no one, no sign of, no trace of, someone coming, anyone coming, anybody coming, somebody coming, someone on the way, anyone on the way, not a soul, no vehicle, no taxi, no minibus",
  lost: "left bag, left phone, left wallet, left jacket, left .. in bus, left .. on bus, left .. in car, left .. in van, left .. in taxi, lost, lose, left behind, left my, left our, left a, left something, left it, left an, left his, left her, forgot my, forgot our, forgot a, forgot something, forgotten, misplaced, mislaid, left in the, left .. in your, left .. on your, left .. in the, my .. lost, i .. lost, i .. forgot, we .. forgot, dropped my, dropped our, dropped a, i dropped, still in your, is in your, in your van, in your car, in your bus, in your shuttle, in your vehicle, still in the car, still in the van, are in the shuttle, are in the car, are in the van, are in the bus, are in the taxi, is in the shuttle, is in the car, is in the van, is in the bus, is in the taxi, must be in the, must have left",
  item: "phone, cellphone, cell phone, mobile, iphone, bag, bags, handbag, backpack, suitcase*, jacket, coat, laptop, ipad, tablet, wallet, purse, camera, passport*, glasses, sunglasses, keys, hat, cap, umbrella, item, items, something, belongings, property, charger, scarf, toy, teddy, luggage, things, stuff, watch, earphones, headphones, shoes, bottle, medication, jersey, car, vehicle*, van, bus, shuttle, taxi, back seat, boot",
  complaint:
    "smoked in, driver smoked, was smoking, asked me for .. money, asked us for .. money, asked for more money, asked for extra money, demanded, complain*, bad driving, dangerous driving, unsafe driving, report .. driver, report .. driving, unhappy, dissatisf*, terrible, awful, rude, disappoint*, bad service, poor service, not satisfied, not .. happy, unacceptable, disgust*, worst, horrible, reckless*, drove .. fast, driving .. fast, drives .. fast, drove too fast, drove badly, driving badly, unfriendly, was broken, were broken, was dirty, were dirty, was filthy, smelled, smelt, on his phone, on her phone, was speeding, was drunk",
  emergency:
    "emergency, ambulance, had an accident, been in an accident, have an accident, have .. accident, was an accident, i feel unsafe, we feel unsafe, feeling unsafe, not feel safe, in danger, threaten*, attacked, being followed, harass*, crashed, need help now, being hijacked",
  // The subject of the request
  cancel:
    "cancel*, call off, called off, call it off, call .. off, annul*, back out, pull out, scrap, not need .. anymore, no longer need, not coming anymore, not want .. anymore, not need .. any more, can not travel, can not make it, can no longer, plans changed, not going to travel, not travel, cancle, not able to come, can not come, not be able to travel, not going anymore, trip off, tour off, booking off, not come anymore, not come any more, not make the tour, not make the trip, not make our, not make it to the tour, something came up, drop the tour, drop our tour, drop my tour, drop the trip, drop our trip, drop my trip, drop the booking, drop our booking, drop my booking, drop the transfer, skip the tour, if .. not make it, we are not coming, i am not coming, not coming after all, not be coming, not be joining, covid, in hospital, too sick, fell ill, we can not go, i can not go, not .. travelling, not .. traveling, after all, get out of it, get out of .. booking, get out of the trip, scrap*, not going ahead, not be needing, not be using, not be going, no longer going, no longer travel*, no longer coming, withdraw, can not come, drop out, give .. up, pull* out, pulling out, backing out, bail, bail out",
  hardship:
    "died, dies, death, dead, passed away, funeral, bereave*, hospital*, in icu, intensive care, heart attack, stroke, broke .. leg, broken leg, surgery",
  change:
    "change*, changing, move, amend*, modif*, reschedul*, alter, edit, adjust, switch, postpone*, push back, swap, update, another day, another time, different day, different time, different date, extend, wrong date, wrong time, wrong flight, wrong number, typo, add, bring forward, instead, earlier than .. booked, later than .. booked, leave .. earlier, leave .. later, start .. earlier, start .. later, push, shift, put back, put forward, bring .. forward, make it later, make it earlier, different hotel, another hotel, different address, another address, other address, other hotel, different place, wrong day, wrong address, wrong hotel, wrong name, wrong month, by mistake, is wrong, are wrong, was wrong, incorrect, misspelt, misspelled, one more person, one more passenger, one more guest, extra person, extra passenger, is joining, are joining, joining us, one less, one fewer, fewer people, more people than, forgot to give, forgot to add, forgot to mention, forgot to tell, forgot to put, forgot to say, forgot to enter, did not give, did not mention, left out, collected at, picked up at, rather than, fewer, one less, one person less, more people, extra guest, another passenger, another person, another guest, additional",
  otherDay:
    "instead of the, instead of on, want the .. instead, prefer the .. instead, the .. instead of, rather than the, rather than on, move .. to the, push .. to the, shift .. to the",
  plan: "pickup time, pick up time, time, date, day, passengers, people, flight number, address, drop off, destination, person, hotel, pickup, name, number, hour, hours, stop, flight, earlier, later, monday, tuesday, wednesday, thursday, friday, saturday, sunday, tomorrow, booked, leave, start, clock, passenger, guest, guests, adult, adults, friend, terminal",
  refund:
    "refund*, reimburs*, money back, my money, our money, pay .. back, paid back, repaid, repay, money .. returned, money returned, get .. money, returned to me, money again, owe me, owe us, no money, still have no money, money .. not arrived, money .. not back, where is my money, where is our money, waiting for my money, waiting for our money",
  find: "find, see, check, view, open, access, look up, lookup, status, retrieve, details, confirm*, manage, pull up, where, look at, gone through, went through, go through, still on, number, all set, in order, exist*, show, get to, receive*, what happened, help, happening, happens, news, update, any word, go thru, gone thru, went thru, everything ok, arranged, sorted, settled, stand with, registered, in your system, still valid, active, what time did, which day did, what did i, what did we",
  settled:
    "everything .. arranged, everything .. ok, everything .. set, everything .. confirmed, everything .. fine, everything .. good, all arranged, all set, all ok, all sorted, all good, all in order, all confirmed, everything .. sorted, everything .. booked, everything in order, payment .. through, payment .. received, payment .. arrive*, receive* .. payment, you have us, you have me, have us down, have me down, got us down, got me down, expecting us, expecting me",
  place: "where",
  where:
    "where, whereabouts, how far away, how far is my, eta, how close, when will, what time will, when does, when is, how long until, how long till, on the way, on his way, on her way, on their way, on its way, still coming, coming, how long still, how much longer, how long .. till, how long .. until, gets here, get here",
  email: "email*, e mail*, mail, mails, inbox, spam, junk, confirmation*, heard, hear back, hear from you",
  notReceived:
    "not .. receive*, not get, not got, not gotten, no email, no confirmation, no mail, never receive*, never got, nothing received, not .. arrived, not .. come, not have, not had, have not, has not, lost, deleted, can not find, not .. find, missing, still waiting, not a, without, gone, forgot*, receive* not, have .. not, not the, not .. heard, not hear*, nothing since, no reply, no answer, no response, never heard, not remember, not know, heard nothing, nothing from you, find .. not, not recall, can not locate, resend*, re send, send .. again, send .. once more, sent again, disappear*, vanished, went missing, gone missing, can not see",
  code: "code, codes",
  invoice:
    "invoice*, receipt*, vat, till slip, proof of payment, billing, expense claim, expenses, billed, bill my company, bill the company, bill us, company account, slip, slips, travel claim, claim form, proof i paid, proof that i paid, proof we paid, proof of purchase, accountant, accounts department, bookkeep*, paperwork, tax deduct*, for my taxes, tax purposes, expensed",
  pay: "pay, pays, paying, paid, payment*, card, cards, visa, mastercard, amex, american express, cash, eft, bank transfer, deposit, upfront, up front, paypal, apple pay, google pay, snapscan, zapper, currency, currencies, dollar*, euro, euros, pounds, usd, eur, gbp, credit, debit, settle, prepay*, on arrival, crypto*, bitcoin, creditcard*, debitcard*, credit card*, debit card*, instalment*, installment*",
  gift: "as a .. present, as .. christmas present, christmas present*, christmas gift*, birthday present, gift card*, gift voucher*, voucher*, as a present, as a gift, birthday present, birthday gift, gift for, present for, give .. as a present",
  split:
    "split, paid their share, paid his share, paid her share, pay their share, paid their part, splitting, pay separately, pays separately, paying separately, pay apart, separate payments, separate bills, separate bill, each pay*, each of us pay*, everyone pay*, everybody pay*, pay* .. own share, pay* .. own part, pay* .. our share, share the cost, share the costs, share .. invoice, invoice* .. share, invoice* .. split, bill .. share, share .. payment, share the bill, share the price, divide the, several cards, two cards, different cards, two people pay, pay for himself, pay for themselves",
  partnership:
    "looking for .. partner, transfer partner, partner for our, need .. transport partner, work with you, work together, working together, partner up, partnership*, partner with, become .. partner, be .. partner, partner program*, cooperat*, co operat*, collaborat*, team up with, guests .. your service, offer .. to our guests, offer .. to my guests, book for our guests, book for my guests, recommend you to our guests, refer our guests, drive for you, driving for you, our travel agency, my travel agency, our agency, sign up as, am a travel agent .. sign up, am a tour operator, are a travel agency, are a tour operator, register as a partner, i am an agent, apply as, become a driver, apply as a driver, job as a driver, vacanc*, are you hiring",
  onAccount: "month end, monthly, end of .. month, on account, per month, once a month, each month, every month",
  tip: "expect something extra, expect anything extra, expect extra, expect something, expect money, tip, tips, tipping, gratuity, gratuities, tipped, service charge, service fee",
  giving:
    "give .. driver*, gives .. driver*, give .. guide*, give .. chauffeur*, leave .. driver*, leave .. guide*, something extra for .. driver*, something for .. driver*, something for .. guide*, something extra to .. driver*, extra to .. driver*, extra for .. driver*, something to .. driver*, a little extra, a bit extra, something on top, leave .. guide*, leave .. chauffeur*, thank .. driver*, reward .. driver*",
  habit:
    "usual*, normal*, custom*, expected, people, something extra, how much, one, polite, should, usually, shall, must, leave",
  tellYou:
    "tell you, text you, message you, let you know, inform you, notify you, call you, will you know, do you know when, would you know, you .. see when, you .. know when, monitor*, keep an eye, check .. flight*, watch .. flight*, follow .. flight*, aware",
  custom:
    "culture, etiquette, how much, expect*, should, must, need, do i, do we, do you, include*, custom, customary, normal, usual, driver*, guide*, give, rude, percent, percentage, appropriate, suggested, added, obligatory, leave, have, required, mandatory, pay, card, cash, is, are, can, what",
  wait: "wait, waits, waiting, waited, queue*, immigration, passport control, customs, border control, baggage belt, carousel, standing here, been standing, been outside, waiting outside, in the lobby, standing outside, luggage belt, bag belt, the belt, leave without us, leave without me, go without us, go without me",
  waitingSince:
    "waiting since, wait since, i am waiting, we are waiting, i am .. waiting, we are .. waiting, been waiting, waiting for .. minutes, waiting for .. hour, waiting .. already, have been waiting, waiting here, since half an hour",
  waiting:
    "long, free, charge*, cost, costs, price*, fee, fees, extra, how much, minutes, hour, if, what happens, will, does, pay, airport, leave without",
  charge:
    "charge*, cost, costs, price*, fee, fees, surcharge*, extra, more expensive, dearer, pay more, expensive, supplement, rate, rates, how much, premium, free, dearer, costs more, cost more, more money, is it more, is that more, any more after",
  noShow:
    "no show, noshow, no shows, if .. not show up, if .. not turn up, i do not show up, i .. not appear, we .. not appear, not be there in time, if .. not there, miss the pickup, miss my pickup, missed my pickup, missed the pickup, we were not there, i was not there",
  weMissed:
    "missed .. pickup, missed .. driver, missed .. transfer, missed .. ride, missed .. shuttle, miss .. pickup, miss .. driver, miss .. transfer, miss .. ride, miss .. shuttle",
  weather: "forecast*, weather, rain, rains, raining, rainy, storm*, windy, wind, fog, foggy, it pours, pouring, hail",
  safe: "safe, safely, safety, secure, security, danger*, crime, risk*, scary, worried, worry, afraid, scared, nervous, robbed, mugged, unsafe, anxious, dodgy, hijack*, carjack*, robber*, mugging*, attack*, wise, advisable",
  licensed:
    "licence*, license*, licensed, insur*, background*, vetted, screened, qualified, permit*, certified, accident*, trained, criminal, trust, trustworthy, reliable, drivers .. checked, driver .. checked, armed, sober, experienced, police clearance",
  night:
    "night, nights, midnight, dark, overnight, after dark, evening, evenings, 0am, 1am, 2am, 3am, 4am, 5am, 10pm, 11pm, 12am, 1 am, 2 am, 3 am, 4 am, 5 am, 10 pm, 11 pm, 12 am, four in the morning, three in the morning, two in the morning, one in the morning, five in the morning",
  rideAlone:
    "ride alone, rides alone, go alone, goes alone, alone with, alone in the, on her own, on his own, by herself, by himself",
  alone: "alone, solo, by myself, on my own, woman, women, female, girl, girls, lady, ladies, single, daughter",
  arriving:
    "arrive*, arriving, arrival, land, lands, landing, airport, pickup, pick .. up, transfer*, drive, driving, travel*, taxi, shuttle, ride, taking, get in",
  identity:
    "how .. know, how .. be sure, how .. make sure, recogni*, identify, which car is mine, which car is ours, which car is it, which car is yours, which vehicle is mine, which vehicle is ours, which vehicle is it, right car, right driver, right person, real driver, really my driver, really the driver, really from you, really yours, scam*, fake, verify, pin, imposter, impostor, genuine, tell which, how .. tell, really from, is really, legit*, which driver, which one is, is mine",
  whoDrives: "who .. collect*, who .. pick*, who .. fetch*, who .. drive*, who .. driving, who .. meet*, who .. coming",
  who: "who, name, names, plate, plates, phone, contact, details, assigned, number, reach, call",
  meet: "meet, meets, meeting, meeting point, name board, nameboard, sign, board, pickup point, pick up point, stand with, stands, find my driver, find the driver, find our driver, find each other, exactly, be standing, where .. stand, which exit, what exit, which door, which terminal, what terminal, which hall, what hall, rendezvous",
  spot: "inside, outside, indoors, outdoors, kerb, curb, kerbside, curbside, pavement, sidewalk, parking, car park, exit, entrance, hall, door, doors, directions, point, spot",
  boardSays:
    "what .. on the sign, what .. on the board, sign say*, board say*, sign read*, board read*, hold* .. sign, hold* .. board, holding .. name, be a sign, be a name board, be a board, a name board, there a sign, have a sign, carry .. sign, with a sign, have my name, show my name",
  track:
    "track, tracking, tracked, follow my, follow our, follow the, follow .. driver, follow .. trip, live map, live location, live link, gps, eta, real time, watch my, on a map, on the map, how far is my, how far is our, how far away is, how far .. car, how far .. driver, how far .. van, how far out, app to see, app to follow, see where .. is, see where .. are, can i see where, can we see where, can i find where, can we find where, i see where the, see .. location, driver .. location, location of .. driver, driver .. position, position of .. driver, car .. location, vehicle .. location, find .. location, where .. driver .. now, locate .. driver, locate .. car, locate the",
  share:
    "share, send, forward, will .. be able to see, can .. see where, follow .. ride, watch my, know where i am, see where i am, see where we are",
  friends:
    "friends, family, group, couple, couples, all of us, each of us, colleagues, three of us, two of us, four of us, people, persons, ways",
  family:
    "family, wife, husband, mother, mom, mum, dad, father, parents, friend, friends, someone, partner, relatives, daughter, son, sister, brother, grandmother, kids at home, boss, company, hotel",
  livePage: "trip, location, live, link, ride, tracking, position, where i am, where we are, route",
  fit: "fit, fits, space, room, boot, how many, how much, too much, allowance, allowed, limit, maximum, include*, bring, take, carry, extra, weigh*, oversize*, big, large, huge, lots of, a lot of, enough, trailer, transport, with, have, possible, go in, do they go, does it go, bringing, squeeze, on board, aboard, along, ok, okay, allowed to bring",
  soon: "tonight, today, right now, last minute, short notice, asap, immediately, urgent*, in an hour, in .. hours, in one hour, this evening, this afternoon, now, same day, within the hour, straight away, in 30 minutes, in .. minutes",
  shortNotice:
    "how late can .. book, how soon can .. book, latest .. book, until when can .. book, how close to, sameday, is same day, same day transfer*, same day pickup*, same day booking*, for the same day, book* .. same day, same day possible, last minute, short notice, no notice, without notice, spontaneous*, for today, later today, still today, still tonight, right away",
  open: "open, 24 hours, 24 7, available, operate, operating, drive, pick .. up, pickup, service, work, run, book, collect*, fetch*, land, lands, landing, arrive*, flight*, transfer*, driver*, shuttle*, pickups, pick ups, drop off*, transfers",
  fleet:
    "how many people fit, how many passengers fit, how many fit in, how many people can fit, how many people does, what cars, which cars, what vehicles, which vehicles, what kind of car*, what kind of vehicle*, what kind of van*, what kind of bus*, what type of car*, what type of vehicle*, what sort of car*, what sort of vehicle*, types of vehicle*, kinds of vehicle*, your fleet, your vehicles, your cars, your vans, your buses, your coaches, what size is, how big are the vehicle*, how big are the car*, how big are the van*, how big are the bus*, how big are your vehicle*, how big are your car*, how big are your bus*, how big are your van*, how big is the van, how big is the bus, how big is the shuttle, how many seats",
  guarantee:
    "guarantee*, money back promise, satisfaction, satisfied or, not satisfied .. money, if .. not like it, if .. not happy, if .. not satisfied",
  speech: "speak, speaks, speaking, spoken, language*, talk, talks, guide*, tour in, tours in, commentary",
  tongue:
    "german, deutsch, french, dutch, afrikaans, italian, spanish, portuguese, english, chinese, mandarin, russian, arabic, japanese, korean, hindi, hebrew, other languages, which languages, what languages, what language",
  comfort:
    "wifi, wi fi, water provided, provide water, provide .. water, is water, free water, bottle of water, internet, usb, charge my phone, charging, charger, phone charger, bottled water, water on board, drinks on board, snacks, tv, screen, air con, aircon, air conditioning, air conditioned, reclining, legroom, smoking, smoke, there water, water in the, have water, drink in, drink .. in the car, drink .. in the van, drink .. in the bus, drink .. on board, drink .. on the way, drinks in the, eat in the, eat .. in the car, food in the, own food, own drinks, alcohol, beer, music, play our, bluetooth, spotify, electric car*, electric vehicle*, hybrid*, tesla*, blanket*, heated, heating, cool box, coolbox, cooler box",
  human:
    "human, real person, speak to, speak with, speak .. real person, talk to, talk with, operator, call you, call me, phone number, your number, telephone*, whatsapp, contact you, contact someone, customer service, call center, call centre, reach you, reach someone, get hold of, your email, email address, representative, phone you, number i can, number we can, number to call, number to ring, give me a number, ring you, ring someone",
} as const;

export type Concept = keyof typeof concepts;
