import type { AttractionPage } from "../page-shapes.ts";

export const oudtshoorn: AttractionPage = {
  slug: "oudtshoorn",
  name: "Oudtshoorn",
  area: "Klein Karoo",
  metaTitle: "Oudtshoorn: ostriches, feather palaces, Klein Karoo",
  metaDescription:
    "Oudtshoorn between two mountain ranges: the feather boom and its palaces, how to choose an ostrich farm, three roads in, the heat and transfer prices.",
  lead: "Oudtshoorn lies in the Klein Karoo, between the Outeniqua mountains and the Swartberg, in country too dry for most crops and exactly right for ostriches. Twice in 50 years the feathers of those birds made the district rich. The sandstone is still there. The money went in 1914.",
  story: [
    "Farmers started to fence in wild ostriches in the 1860s and planted lucerne to feed them. Fashion in London, Paris and New York did the rest. The first boom drowned in its own overproduction. The second, from about 1900, was bigger, and people compared the price of prime white plumes with that of diamonds. Then came the war, a glut of birds, and the open motor car, in which no feathered hat survives. The market fell in 1914 and many a feather baron was bankrupt almost overnight.",
    "What they built is the best reason to walk in town. The C.P. Nel Museum occupies a sandstone boys’ school of 1906 by Charles Bullock, with rooms of boom-time fashion and a dealer’s office. Many of the dealers were Jewish families from Lithuania, and people called the place the Jerusalem of South Africa. The museum keeps the interior of their St John Street synagogue, a rare thing inside a secular museum. The Le Roux Townhouse of 1909 shows a rich family’s rooms. Out at Safari Ostrich Farm you see Welgeluk, built in 1910 with Belgian roof tiles, Greek columns and a tower that has no stairs. Its owner lost the lot four years later.",
    "A farm visit takes about an hour: incubators, chicks, sorted feathers, and an egg strong enough to stand on. We prefer farms that explain the trade to farms that sell rides. Several no longer let visitors sit on the birds, and we do not recommend it where it is still done. When avian flu is about, farms may shut to visitors at short notice. Then the museum tells the story just as well.",
    "Three roads lead in, and we like to use two. From Mossel Bay the R328 climbs over the Robinson Pass, 860\u00a0m, built by Thomas Bain in 1869 and often in mist. From George the N12 crosses the Outeniqua Pass. From Cape Town the R62 through Montagu, Barrydale, Ladismith and Calitzdorp is the quiet one, with vineyards, port cellars and long straight kilometres in between.",
  ],
  facts: {
    openingHours: "Ostrich farms daily, about 08:00–16:00; the museum on weekdays and Saturday mornings (check first)",
    fee: "Ostrich farm tour about R200 for adults, checked November 2026; the museum costs much less",
    timeNeeded: "A full day with a night in town",
    bestLight: "Early and late, when sandstone and mountains turn red",
    season: "March to May and August to October; January often passes 35\u00a0°C, July mornings bring frost",
    caution: "Carry water and do the outdoor part before 11:00 in summer",
  },
  fromAirport: { km: 418, minutes: 275 },
  fromCity: { km: 422, minutes: 275 },
  tips: [
    "Take the first farm tour of the day. Birds and visitors are both livelier before the heat.",
    "Order ostrich fillet medium rare. It is a lean red meat, and it goes dry if you are cautious.",
    "Feathers, leather and eggshell are easy souvenirs, but ask for a receipt. Meat and biltong may not enter many countries.",
    "Around the end of March the KKNK arts festival fills every bed. Book months ahead or choose another week.",
  ],
  near: ["cango-caves", "mossel-bay", "plettenberg-bay"],
  tours: ["garden-route"],
  questions: [
    {
      question: "What does a private transfer to Oudtshoorn cost?",
      answer:
        "From {town.Oudtshoorn} per vehicle, one way from Cape Town, for up to 3 passengers. By the R62 it is about 422\u00a0km, about 4\u00a0h 35\u00a0min at the wheel, so we plan a proper stop in Montagu or Barrydale.",
    },
    {
      question: "Can we come up from the coast for the day?",
      answer:
        "Yes. Mossel Bay is 83\u00a0km and about 75 minutes away, George 62\u00a0km and just under an hour. Leave by 07:30 and there is time for one farm, the museum or the caves, and lunch, with the passes in daylight both ways.",
    },
    {
      question: "Are ostriches dangerous for children?",
      answer:
        "Behind the fence and beside a guide, no. Loose in a camp, yes: a cock is over 2\u00a0m tall and kicks forward with a clawed toe. The guides show the children where to stand, and they mean it.",
    },
  ],
  position: { lat: -33.593, lon: 22.202 },
};
