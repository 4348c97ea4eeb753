import type { AttractionPage } from "../page-shapes.ts";

export const grootConstantia: AttractionPage = {
  slug: "groot-constantia",
  name: "Groot Constantia",
  area: "Constantia Valley",
  metaTitle: "Groot Constantia: wine, manor house and how to visit",
  metaDescription:
    "Visit Groot Constantia, a wine farm since 1685: what to see in which order, the truth about its famous sweet wine, tickets, lunch, and 25 minutes by road.",
  lead: "Groot Constantia was granted to Simon van der Stel in 1685 and has made wine ever since, which no other South African farm can say for so long. It lies only 25 minutes from the city: a thatched manor house, a cellar of 1791, old oaks and a view down to False Bay.",
  story: [
    "The quick way is the M3 and the leafy lanes of Constantia. If there is time we take Rhodes Drive past Kirstenbosch and over Constantia Nek instead, because it brings you in from above, with the vineyards falling away towards the sea. An oak avenue leads to the manor, furnished as the house of a rich Cape farmer of the 18th and early 19th centuries. Part of what you see is reconstruction: fire gutted the building on 19 December 1925 and it was restored in the years after.",
    "Behind it is the Cloete Cellar, the reason for the fame. Look up at the pediment, where Anton Anreith modelled Ganymede, cup-bearer to the gods, among cherubs in some disorder. Here the Cloetes, who owned the farm from 1778 to 1885, made the sweet wine that was shipped to Napoleon on St Helena and that Jane Austen recommends for a disappointed heart in Sense and Sensibility. The estate makes it again under the name Grand Constance. Vin de Constance, which visitors often ask for at this counter, belongs to the neighbour, Klein Constantia.",
    "None of it was the work of the names on the labels alone. Enslaved people kept this farm going for about 150 years. By 1688 there were some 22 of them, several of them children, taken from India, Madagascar and elsewhere. The Orientation Centre beside the Jonkershuis sets out what is known of their names, their work and a planned escape in 1712, and of Anna de Koningh, herself once enslaved, who owned the estate until 1734. Give it 20 minutes before the first glass.",
    "So the order we suggest is Orientation Centre, manor, Cloete Cellar, tasting, lunch, and last the shady walk up behind the house to the old ornamental bath, where the coach parties rarely go. Rain spoils very little: all but the walk is under a roof.",
  ],
  facts: {
    openingHours: "Daily, about 10:00–17:00; closed on Good Friday and Christmas Day",
    fee: "Grounds free; ticket for museum and tasting about R150, checked November 2026",
    timeNeeded: "2\u00a0h, or 3\u00a0h 30\u00a0min with lunch",
    bestLight: "Morning on the front of the manor, late afternoon over the vineyards",
    season: "All year; the harvest runs from late January into March, and the oaks turn in May",
    caution: "Weekend lunch tables go early; reserve before you set out",
  },
  fromAirport: { km: 28, minutes: 30 },
  fromCity: { km: 20, minutes: 25 },
  tips: [
    "Come at opening time or after 15:00. Around midday the coaches and the hop-on buses overlap.",
    "Ask for the Visitors Route ticket at the manor. It covers museum, cellar and tasting in one.",
    "Taste Grand Constance last. It is sweet enough to flatten whatever is poured after it.",
    "The audio guides to museum, cellar and vineyard are free downloads. Get them on the hotel’s Wi-Fi.",
  ],
  near: ["kirstenbosch-gardens", "chapmans-peak", "cape-winelands"],
  tours: [],
  questions: [
    {
      question: "Can we see Kirstenbosch on the same outing?",
      answer:
        "Easily. The garden is about 15 minutes away over Constantia Nek. Proteas in the morning and lunch on the farm make a gentle half day. A car with driver for half a day starts at {hire.half} per vehicle for up to 3 passengers.",
    },
    {
      question: "If we come here, do we still need Stellenbosch?",
      answer:
        "If wine is why you travel, yes. Constantia is a handful of cool farms at the back of Table Mountain. Stellenbosch and Franschhoek are whole valleys. With half a day, stay here. With a full one, take our Winelands tour, and do not try to squeeze both into it: they lie on opposite sides of the city.",
    },
    {
      question: "Are the tasting and museum tickets part of your price?",
      answer:
        "No, you buy those at the estate, and lunch too. From us you have the vehicle and a driver who drinks water all afternoon.",
    },
  ],
  position: { lat: -34.0273, lon: 18.4247 },
};
