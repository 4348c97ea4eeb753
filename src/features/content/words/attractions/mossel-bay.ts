import type { AttractionPage } from "../page-shapes.ts";

export const mosselBay: AttractionPage = {
  slug: "mossel-bay",
  name: "Mossel Bay",
  area: "Garden Route",
  metaTitle: "Mossel Bay: Dias Museum, the Point and Santos Beach",
  metaDescription:
    "Mossel Bay, four hours from Cape Town on the N2: the caravel and the Post Office Tree, the cave under the lighthouse, Pinnacle Point, boats and swimming.",
  lead: "At Mossel Bay the N2 from Cape Town comes down to the Indian Ocean and the Garden Route starts. The town has a working harbour, a sheltered beach that faces north, and a line of cliffs where people were gathering shellfish about 162\u00a0000 years ago.",
  story: [
    "Start at the Dias Museum, on the slope above Santos Beach. On 3 February 1488 Bartolomeu Dias landed here for water. The spring belonged to Khoekhoe herders, who drove the strangers off with stones. The Portuguese answered with a crossbow, and a man died. It is the first meeting of its kind on record in this country. The hall is filled by a full-size caravel, built in Portugal and sailed here for the 500th anniversary in 1988. Stand under the bow and consider that they slept on that deck.",
    "In the garden grows the Post Office Tree, a very old milkwood. In 1500 the captain Pêro de Ataíde left a report of a disaster at sea here, in a shoe, so the story goes, and João da Nova found it the year after. Cards dropped in the boot-shaped box are still collected and franked. The spring runs a few steps away, and the shell museum next to it has tanks that keep children busy for as long as you like.",
    "Then drive five minutes to the Point. The Cape St Blaize lighthouse of 1864 sits on top of a wide open cave with a view of the swell. Steps go up from the car park, past dassies in the sun. From here the St Blaize Trail follows the cliffs for 13.5\u00a0km to Dana Bay, and half an hour of it gives you the idea. Further along, beneath a golf estate, are the Pinnacle Point caves. Two archaeologists saw what they were in 1997, and since July 2024 they have been a World Heritage Site, for early evidence of ochre, heat-treated stone tools and planned harvests from the sea. They are shown by guides only, by appointment, with some 175 steps down and the same number up.",
    "The bay lies in the lee of the Point, so Santos is often calm when the outer coast is white. Boats leave the harbour for the seals of Seal Island, about an hour in all. If the wind cancels them, we swap the order of the day: cave and museum do not mind the weather.",
  ],
  facts: {
    openingHours: "Dias Museum about 09:00–16:45 on weekdays, shorter at weekends; the Point is always open",
    fee: "Beaches and the Point free; museum about R40 for adults, checked November 2026",
    timeNeeded: "3\u00a0h for museum and Point, a night for boats or Pinnacle Point",
    bestLight: "Sunrise at the Point, afternoon on Santos Beach",
    season: "Mild all year; whales from June to November; fullest from mid-December to early January",
    caution: "Swim where there are lifeguards and stay off wet rock at the Point",
  },
  fromAirport: { km: 373, minutes: 225 },
  fromCity: { km: 389, minutes: 240 },
  tips: [
    "Write a postcard at the museum and post it in the boot. It is slow, but it is the right tree.",
    "Ask about the caravel when you buy the ticket: boarding has cost extra, and at times was closed to protect the ship.",
    "Reserve Pinnacle Point several days ahead. Groups are small and the guide opens the gate.",
    "For oysters or fish, eat by the harbour and look out for the boats coming in under their gulls.",
  ],
  near: ["oudtshoorn", "cango-caves", "plettenberg-bay"],
  tours: ["garden-route"],
  questions: [
    {
      question: "How long is the drive from Cape Town?",
      answer:
        "About 389\u00a0km on the N2, four hours without stops, over Sir Lowry’s Pass and past Caledon, Swellendam and Riversdale. We break it in Swellendam, a little past half way by the clock. For a transfer to Mossel Bay alone, ask us for a quote.",
    },
    {
      question: "Is it worth a night, or only a stop?",
      answer:
        "A stop of three hours does museum, tree and Point. Stay the night if you want the seal boat or Pinnacle Point, or if you turn inland over the Robinson Pass next day and would like to do it in the morning.",
    },
    {
      question: "Why the name?",
      answer:
        "Mussels. Dias called the place after Saint Blaise, whose day it was when he landed. Dutch sailors a century later were more interested in what they could eat. Both names survive, one on the town and one on the cape.",
    },
  ],
  position: { lat: -34.183, lon: 22.146 },
};
