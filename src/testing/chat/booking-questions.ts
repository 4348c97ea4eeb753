import type { ChatCase } from "./travel-questions.ts";

const own: readonly ChatCase[] = [
  ["Where is my booking?", "reference and the access code", "R350"],
  ["how can i check my reservation", "Find your booking: /confirm-booking", "Open the booking"],
  ["Is my booking confirmed?", "To see the status, open your booking", "I don’t have"],
  ["I never got a confirmation email", "spam folder", "I don’t have"],
  ["I lost my access code", "spam folder", "look for it"],
  ["I want to cancel", "free up to 12 hours before pickup", "Open the booking"],
  ["please cancel my booking for tomorrow", "/confirm-booking", "I have cancelled"],
  ["what's the penalty if we call it off on the day", "50% of the price", "I don’t have"],
  ["can i cancel 5 hours before", "50% of the price", "I don’t have"],
  ["When do I get my refund?", "3–5 working days", "I don’t have"],
  ["my money back please", "refunds the way you paid", "I don’t have"],
  ["Can I move my pickup to 10:00?", "change the time", "I don’t have"],
  ["I gave the wrong flight number, how do I change it?", "Small changes apply at once", "We follow the flight"],
  ["we are one person more than booked, can we add someone to our booking", "see the new price first", "I don’t have"],
  ["I left my phone in the car", "Report lost item", "number plate"],
  ["forgot my jacket on the shuttle yesterday", "Your driver is asked to look for it", "R150"],
  ["The driver was rude, I want to complain", "We’re sorry", "number plate"],
  ["What if it rains on the day of our tour?", "cancelling is free", "I don’t have"],
  ["We had an accident!!", "112", "Zero accidents"],
  ["can I talk to someone", "+27 21 555 0123", "I don’t have"],
  ["I need a transfer tonight, is that possible?", "confirm it at once", "I don’t have"],
];

const trips: readonly ChatCase[] = [
  ["Stellenbosch on Sunday for 14", "passengers=14&date=2026-11-22", "365 days"],
  ["Stellenbosch on Sunday for 14", "For 14 people we send a shuttle", "365 days"],
  ["winelands tomorrow, 4 people", "R2 140 for 4 people", "R1 299"],
  ["Hermanus on 5 December for six", "date=2026-12-05", "365 days"],
  ["We're 5 and want to see the penguins on Tuesday", "passengers=5&date=2026-11-24", "R3 500"],
  ["2 adults and 3 kids to Franschhoek on Saturday", "passengers=5", "passengers=2"],
  ["How much from the airport to Camps Bay for 3 tomorrow?", "Camps Bay costs R", "R350"],
  ["airport to sea point for 4 on friday please", "passengers=4&date=2026-11-27", "365 days"],
  ["Table Mountain for my wife and I on the 28th", "R999 for 2 people", "from R999"],
  ["stelenbosch on sundy for 14", "passengers=14&date=2026-11-22", "365 days"],
  ["whats the price of the whale wathcing tour for 6 ppl", "for 6 people", "R1 199"],
  ["price cape penisula tour 8 persons", "for 8 people", "from R3 500"],
  ["Robben Island next Monday for three", "R899 for 3 people", "from R899"],
];

const followUps: readonly ChatCase[] = [
  [["How much is the Winelands tour for 9 people?", "What about luggage?"], "A sedan takes 3 bags", "R3 220"],
  [["How much is the Winelands tour for 9 people?", "How much is an airport transfer?"], "from R350", "9 people"],
  [["Transfer to Hermanus for 5", "I want to book the winelands tour"], "destination=Winelands", "Hermanus"],
  [["Tell me about Robben Island", "And what if I cancel?"], "50% of the price", "ferry"],
  [["What if my flight is late?", "Which tours do you have?"], "10 tours", "flight"],
  [["Where is my driver?", "How much is the Overberg tour?"], "R1 899", "live link"],
  [["How much is the airport transfer?", "do you take cards?"], "credit cards", "R350"],
  [["Winelands tour on Sunday for 4", "and for 8?"], "for 8 people", "for 4 people"],
  [["Tell me about the whale watching tour", "is it safe at night?"], "background-checked", "June"],
  [
    ["How much is Robben Island for 4?", "What if my flight is late?", "and for 6?"],
    "Robben Island",
    "Airport transfers",
  ],
  [["Can I pay cash?", "thanks"], "welcome", "cash"],
  [["How long is the Overberg tour?", "Who won the cricket?"], "I don’t have that information", "12 to 14"],
];

export const bookingQuestions: readonly ChatCase[] = [...own, ...trips, ...followUps];
