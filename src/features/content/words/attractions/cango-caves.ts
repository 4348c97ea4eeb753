import type { AttractionPage } from "../page-shapes.ts";

export const cangoCaves: AttractionPage = {
  slug: "cango-caves",
  name: "Cango Caves",
  area: "Swartberg foothills",
  metaTitle: "Cango Caves: Heritage or Adventure tour, and the road",
  metaDescription:
    "Which Cango Caves tour to take: the one-hour Heritage walk or the 90-minute Adventure crawl, with times, fees, history and the road from Oudtshoorn.",
  lead: "North of Oudtshoorn the R328 slips through a ravine called Schoemanspoort and, after 29\u00a0km, reaches a hole in the foothills of the Swartberg. Behind it run more than 4\u00a0km of limestone chambers. About a quarter can be visited, always with a cave guide, in air that stays near 18 to 20\u00a0°C all year.",
  story: [
    "The Heritage tour lasts an hour and goes about 600\u00a0m into the hill. You walk down into darkness, the guide finds the switch, and there is Van Zyl’s Hall: over 90\u00a0m long, 50\u00a0m wide, up to 18\u00a0m high, with stalactites that hang like drying tobacco leaves. Then come Botha’s Hall with its two finished columns, the Throne Room, a staircase, the Rainbow Chamber and, last, the African Drum Room, where you turn round. It is walking with a fair number of stairs. It is not caving.",
    "The Adventure tour, 90 minutes, sees all that and carries on: bent double along Lumbago Alley, through the Tunnel of Love, up the Devil’s Chimney and out by the Postbox, a slot you leave on your stomach. The visitor centre shows the openings at life size. Try them there before you choose: the lowest slots are under 30\u00a0cm high, and no one can turn back halfway.",
    "People used the mouth of the cave in the Stone Age. The farmer Jacobus van Zyl, lowered on a rope in 1780 with a candle, is on every tour, although research has found no one of that name in the district at the time. How early the damage started is certain. In 1820 the governor, Lord Charles Somerset, forbade the breaking of formations and fixed an entrance fee, probably the first law in the country to protect a natural place. Johnnie van Wassenaar, its first full-time guide, served 43 years. Concerts were held in the great hall until vandalism ended them in the 1990s. The chambers found in the 1970s have never been opened, and are still white.",
    "Leave time for the road beyond. North of the caves the tar ends and the Swartberg Pass starts: gravel and dry-stone walls by Thomas Bain, opened in 1888, with a summit at 1\u00a0583\u00a0m. Rain closes it, sometimes for months after a flood. Whether we drive it is decided that morning by the weather report and the size of your vehicle.",
  ],
  facts: {
    openingHours: "Daily except Christmas Day; Heritage on the hour 09:00–16:00, Adventure on the half hour (confirm)",
    fee: "Heritage tour about R200, Adventure tour about R280 for adults, checked November 2026",
    timeNeeded: "1\u00a0h 30\u00a0min for Heritage, 2\u00a0h 30\u00a0min for Adventure",
    bestLight: "None needed below; drive Schoemanspoort in the morning",
    season: "All year; an hour of cool in summer, of mildness in winter",
    caution: "No Adventure tour with claustrophobia, asthma, heart or knee trouble, or in pregnancy",
  },
  fromAirport: { km: 446, minutes: 300 },
  fromCity: { km: 450, minutes: 300 },
  tips: [
    "Reserve a tour time before you leave Oudtshoorn. In December and at Easter the good hours sell out.",
    "Allow 40 minutes from the town, not 28. The last stretch is all bends, and the group goes in on time.",
    "Closed shoes with grip for everyone; for the Adventure tour also long trousers you do not love.",
    "Leave bags with your driver. They do not fit where you are going.",
    "Touch nothing but the rail. The formations grow millimetres in a century and skin oil stops even that.",
  ],
  near: ["oudtshoorn", "mossel-bay"],
  tours: ["garden-route"],
  questions: [
    {
      question: "Which cave tour suits children?",
      answer:
        "Heritage, for any child who can manage steps and a minute of complete darkness. The Adventure tour has a minimum age and needs a child who listens. Ask the caves for the current rule when you reserve.",
    },
    {
      question: "Can a wheelchair user go inside?",
      answer:
        "The visitor centre and restaurant are no trouble. The cave itself starts with stairs, so the tours are not step-free. Phone the caves beforehand and ask what they can arrange.",
    },
    {
      question: "How do the caves fit into a trip from Cape Town?",
      answer:
        "As a reason to stay overnight: they are about 450\u00a0km and five hours from the city. On our Garden Route tour over three days you sleep in Oudtshoorn, go underground at 09:00 on the last morning and drive home along Route 62. Cave tickets are bought separately.",
    },
  ],
  position: { lat: -33.393, lon: 22.214 },
};
