/**
 * A visitor’s messages, turn by turn, the fact that the last answer must include, and a phrase that it must
 * not.
 */
export type ChatCase = readonly [said: string | readonly string[], fact: string, never: string];

const flights: readonly ChatCase[] = [
  ["My flight is delayed by three hours, will someone still be there?", "We follow the flight", "R350"],
  ["our plane is going to be late what now", "the pickup moves with you", "R350"],
  ["What if we land later than planned?", "60 minutes of waiting", "I don’t have"],
  ["BA 43 is running two hours behind schedule", "We follow the flight", "I don’t have"],
  ["flight got rescheduled to the afternoon, do i need to tell you", "flight number in your booking", "R350"],
  ["We missed our connection in Doha", "Change the flight number", "I don’t have"],
  ["We will arrive earlier than expected, the flight is ahead of schedule", "If you land early", "I don’t have"],
  ["my fligth is delyed", "We follow the flight", "I don’t have"],
  ["Do you charge extra when the plane is late?", "60 minutes of waiting at the airport are free", "R350"],
  ["The airline cancelled our flight", "move the pickup to your new flight", "R350"],
  ["my flight has been cancelled, do I lose my money?", "free up to 12 hours", "R350"],
];

const drivers: readonly ChatCase[] = [
  ["My driver is not here", "+27 21 555 0123", "I don’t have"],
  ["I'm standing at arrivals and there's nobody with my name", "arrivals hall", "I don’t have"],
  ["wheres my driver??", "call us now on +27 21 555 0123", "1. "],
  ["The shuttle hasn't arrived yet", "will reach your driver", "R150"],
  ["no one has come to pick us up", "call us now", "I don’t have"],
  ["Driver is 20 minutes late!", "live link", "I’m late"],
  ["we can't find our driver at the airport", "board with your name", "R350"],
  ["My transfer never showed up this morning", "+27 21 555 0123", "R350"],
  ["where exactly does the driver wait at the airport", "In the arrivals hall", "R350"],
  ["How do I find the driver when I come out with my bags?", "In the arrivals hall", "I don’t have"],
  ["How do I know it's really my driver?", "PIN", "I don’t have"],
  ["How will I recognise the car?", "number plate", "I don’t have"],
  ["When will I know the name of my driver?", "24 hours before pickup", "I don’t have"],
  ["Can I get the driver's phone number?", "live page shows their phone number", "I don’t have"],
  ["Can I see on a map where the car is?", "60 minutes before pickup", "I don’t have"],
  ["Can my wife follow my ride? I'd like to share the trip with her", "Share with family", "Scheduled departures"],
  ["I'm running 15 minutes late for my pickup", "“I’m late”", "live link"],
  ["We are stuck in traffic and will be late", "Waiting is free for 60 minutes at the airport", "We follow the flight"],
  ["How long will the driver wait if immigration takes ages?", "60 minutes at the airport", "I don’t have"],
  ["What do you charge for waiting time?", "each further 15 minutes cost R60", "R350"],
  ["what happens if I don't show up", "A no-show costs 100% of the price", "I don’t have"],
];

const luggage: readonly ChatCase[] = [
  ["How many suitcases can we bring?", "A sedan takes 3 bags", "I don’t have"],
  ["we have 8 large bags and we are 4", "a shuttle 10 bags", "I don’t have"],
  ["Is there space for two surfboards?", "surfboards, golf clubs", "I don’t have"],
  ["can i take my golf clubs in the transfer", "golf clubs", "I don’t have"],
  ["Does luggage cost extra?", "Enter your bags when you book", "I don’t have"],
  ["lugage for 6 ppl", "10 bags", "I don’t have"],
  ["Will a bicycle box fit in the van?", "bicycles", "I don’t have"],
  ["Do you have a seat for a 2 year old?", "free for children under 12", "I don’t have"],
  ["we travel with a baby, is a car seat included", "free for children under 12", "I don’t have"],
  ["booster seats??", "Tell us the ages", "I don’t have"],
];

const care: readonly ChatCase[] = [
  ["Is it safe to arrive at midnight?", "background-checked", "Zero accidents"],
  ["I'm a woman travelling alone and land at 2am, should I be worried?", "PIN", "We follow the flight"],
  ["is a transfer from the airport safe late at night", "control room", "R350"],
  ["Do you also drive at 3 am?", "at any hour", "I don’t have"],
  ["Is there a surcharge for night pickups?", "22:00 and 06:00 cost 20% more", "I don’t have"],
  ["do you charge more at night", "20% more", "I don’t have"],
  ["Are your drivers insured and vetted?", "100% licensed drivers", "I don’t have"],
  ["My mother is in a wheelchair, can you take her?", "room for it", "I don’t have"],
  ["do you have vehicles with a ramp", "please ask our team first", "Yes."],
  ["My dad can hardly walk, is that a problem?", "walking aid", "I don’t have"],
  ["accessible transport for disabled guests", "Special requirements", "I don’t have"],
  ["wheelchiar friendly?", "wheelchair or walking aid", "please ask our team. Call"],
  ["Can I bring my dog?", "Our team will say whether and how", "Yes"],
  ["How much should I tip the driver?", "A tip is up to you", "R350"],
  ["is a gratuity included", "none is added to the price", "I don’t have"],
  ["Do drivers expect tips?", "None is expected", "I don’t have"],
  ["Can I pay the driver in cash?", "Cash goes to the driver", "I don’t have"],
  ["do you take visa or amex", "credit cards", "I don’t have"],
  ["Must I pay upfront?", "You can pay by", "I don’t have"],
  ["can i pay in euros", "South African rand", "€"],
  ["I need a VAT invoice for my company", "VAT number", "I don’t have"],
];

export const travelQuestions: readonly ChatCase[] = [...flights, ...drivers, ...luggage, ...care];
