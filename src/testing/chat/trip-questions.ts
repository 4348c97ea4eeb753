import type { ChatCase } from "./travel-questions.ts";

const parties: readonly ChatCase[] = [
  ["Winelands for 9 of us incl 2 kids on 6 December", "passengers=9&date=2026-12-06", "passengers=2"],
  ["6 pax airport to Camps Bay 28 Nov", "passengers=6&date=2026-11-28", "I don’t have"],
  ["tomorrow morning for two from the waterfront to stellenbosch", "passengers=2&date=2026-11-21", "I don’t have"],
  ["a dozen colleagues to Franschhoek next Friday", "passengers=12&date=2026-11-27", "starts at"],
  ["me, my wife and 2 kids to boulders beach on wednesday", "passengers=4&date=2026-11-25", "for 2 people"],
  ["we're a group of twenty wanting to go to Hermanus on the 5th of December", "passengers=20", "I don’t have"],
  ["robben iland for three on tuesday", "R899 for 3 people", "from R899"],
  ["how much for 7 from cape town airport to franschhoek", "passengers=7", "I don’t have"],
  ["peninsula tour 24/11 for a couple", "passengers=2&date=2026-11-24", "I don’t have"],
  ["can you do 14 people to cape point on thursday", "Cape Peninsula tour", "I don’t have"],
  ["can you do 14 people to cape point on thursday", "passengers=14&date=2026-11-26", "I don’t have"],
  ["22 passengers to Hermanus, 12 December", "passengers=22&date=2026-12-12", "I don’t have"],
  ["hi there, looking for a wine tour for 8 ladies on 28 nov", "for 8 people", "R1 299"],
  ["table mountain next friday for 3", "date=2026-11-27", "I don’t have"],
  ["family of 5, airport to gordons bay, 1 dec", "passengers=5&date=2026-12-01", "I don’t have"],
  ["two couples to stellenbosch on sunday", "passengers=4&date=2026-11-22", "starts at"],
  ["3 of us want to do robben island and table mountain", "for 3 people", "I don’t have"],
  ["9 people winelands sat 28 nov", "passengers=9&date=2026-11-28", "I don’t have"],
  ["we'll be 11 on Tuesday for the peninsula", "passengers=11&date=2026-11-24", "from R3 500"],
  ["airport pickup on christmas eve for 2", "passengers=2&date=2026-12-24", "I don’t have"],
  ["myself and two friends to hermanus on monday", "passengers=3&date=2026-11-23", "for 2 people"],
  ["16 to Spier wine farm on Saturday", "passengers=16&date=2026-11-21", "from R1 299"],
  ["Price for Cape Point tour for 4", "for 4 people", "from R3 500"],
  ["Weintour am Samstag für 6 Personen", "passengers=6&date=2026-11-21", "people"],
  ["Kaphalbinsel am Montag für 7 Leute", "passengers=7&date=2026-11-23", "people"],
  ["Route des vins samedi pour 8 personnes", "passengers=8&date=2026-11-21", "people"],
  ["Robben Island mardi pour trois", "passengers=3&date=2026-11-24", "people"],
  ["Stellenbosch zaterdag met 5 personen", "passengers=5&date=2026-11-21", "people"],
  ["Wijntour op vrijdag voor 6 personen", "passengers=6&date=2026-11-27", "people"],
  ["Hermanus Saterdag vir 10 mense", "passengers=10&date=2026-11-21", "people"],
  ["Wynlande Vrydag vir 8 mense", "passengers=8&date=2026-11-27", "people"],
];

const chatCases: readonly ChatCase[] = [
  ["how much from airport to waterfront", "R", "I don’t have"],
  ["whats the fare airport - century city", "R", "I don’t have"],
  ["what does a transfer to Stellenbosch cost", "starts at R950", "I don’t have"],
  ["can we see whales in july", "June to November", "I don’t have"],
  ["which tours do you offer", "10 tours", "I don’t have"],
  ["tell me about wine tours", "/tours/winelands", "I don’t have"],
  ["can I book six months ahead", "Open the booking", "Township"],
  ["are you there 24/7?", "24", "date="],
];

const followUps: readonly ChatCase[] = [
  [["How much is the Cape Peninsula tour for 3?", "what if we're 5"], "for 5 people", "for 3 people"],
  [["winelands tour for 4 on saturday", "make that 6"], "for 6 people", "for 4 people"],
];

const roads: readonly ChatCase[] = [
  [
    "airport to Sea Point tomorrow 4 people how much",
    "From Cape Town International Airport to Sea Point costs R",
    "I don’t have",
  ],
  ["need a lift for 11 from the waterfront to Camps Bay on 3 December", "costs R", "White sand"],
  ["price for just me airport to city centre", "in a sedan for one person", "2 people"],
  ["how much to the airport from green point for 2", "to Cape Town International Airport costs R", "I don’t have"],
  [
    "how much for 3 people and 7 bags to Somerset West",
    "in a shuttle for 3 people with 7 bags",
    "West Coast tour costs",
  ],
  ["pick us up from Cape Town International to the Radisson, seven pax", "for 7 people", "I don’t have"],
  ["airport pickup tomorrow 6am 3 people to green point", "to Green Point costs R", "city centre"],
  [
    "airport to stellenbosch price for 5",
    "From Cape Town International Airport to Stellenbosch costs R",
    "city centre",
  ],
  ["cape point tommorow 2 adults 2 kids", "for 4 people", "Kinderzitjes"],
  ["how long does the drive to hermanus take", "Hermanus is 122 km from Cape Town", "Clarence"],
  ["how far is stellenbosch from the airport", "From the airport it is", "R350"],
  ["do you drive on new years eve", "365 days", "100 km"],
  ["do you drive to durban?", "100 km of Cape Town", "number plate"],
  ["cost of a day driver for 8 hours", "R3 500 for a full day", "number plate"],
  ["what time does the cape point tour start", "08:00 Pickup", "Of course"],
];

export const tripQuestions: readonly ChatCase[] = [...parties, ...chatCases, ...followUps, ...roads];
