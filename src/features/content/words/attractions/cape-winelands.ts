import type { AttractionPage } from "../page-shapes.ts";

export const capeWinelands: AttractionPage = {
  slug: "cape-winelands",
  name: "Cape Winelands",
  area: "Stellenbosch and Franschhoek",
  metaTitle: "Cape Winelands: Stellenbosch, Franschhoek and Paarl",
  metaDescription:
    "Three wine valleys an hour from Cape Town: how they differ, how many cellars fit in a day, tasting fees, harvest months and the passes that join them.",
  lead: "Three valleys, several hundred cellars and a mountain behind every one of them. The art lies in leaving most of it out.",
  story: [
    "The first wine at the Cape was pressed on 2 February 1659, from vines the Dutch East India Company had planted in town, and by most accounts it was poor. Simon van der Stel moved things on. In 1679 he founded Stellenbosch beside the first river he came to, which is still called the Eerste, and planted oaks along its furrows. It is a university town now, and Dorp Street is among the longest rows of old Cape houses left anywhere.",
    "Franschhoek, the French corner, was settled from 1688 by Huguenots who had fled Louis XIV. Its one main street ends at their monument, and the farms keep their names: La Motte, La Provence, Dieu Donné. Paarl lies north, under three domes of granite that shine like pearls after rain. The gables, cellars and walls of all three valleys were built by enslaved people and their descendants, and several estates now say so on the wall, with the names they could find.",
    "The valleys taste different. Stellenbosch is Cabernet country, with Pinotage as its own child: Abraham Perold crossed Pinot Noir with Cinsaut in a university garden in 1925. Franschhoek does Sémillon from very old vines and sparkling Cap Classique. Around Paarl the days are hotter and the Shiraz and Chenin Blanc bigger.",
    "The road between them is half the pleasure. From Stellenbosch the R310 climbs the Helshoogte Pass, with the Simonsberg on your left, and comes down past Boschendal to the Franschhoek valley, 32\u00a0km in about 35 minutes. If you return by Paarl on the R301, you pass the gate of the Drakenstein prison, then called Victor Verster. Nelson Mandela walked out of it on 11 February 1990, and a bronze of him, fist raised, marks the place.",
  ],
  facts: {
    openingHours: "Most tasting rooms 10:00–17:00, last pouring about 16:30; some close on Sundays",
    fee: "Tastings about R100 to R250 per person at each cellar, sometimes waived when you buy; checked November 2026",
    timeNeeded: "A full day for two valleys, half a day for Stellenbosch alone",
    bestLight: "After 16:00, when the Simonsberg and the Drakenstein go pink",
    season: "Harvest February and March, autumn leaves in April and May, fires and fewer people in winter",
    caution: "Summer afternoons can reach 38\u00a0°C in Paarl and Franschhoek; drink a glass of water for each of wine",
  },
  fromAirport: { km: 32, minutes: 30 },
  fromCity: { km: 50, minutes: 50 },
  tips: [
    "Choose two or three cellars and no more. Put the serious one first, while you can still tell, and the one with the lawn last.",
    "Book lunch before you book anything else. Good tables in Franschhoek go weeks ahead from November to April.",
    "The Franschhoek Wine Tram is pleasant, but its hop-on seats run to a fixed timetable by colour line. With your own driver you need only ride one leg of it, if at all.",
    "Ask for the small cellars by name or by taste. Many pour by appointment only and answer the phone the day before, not on the hour.",
  ],
  near: ["groot-constantia", "kirstenbosch-gardens"],
  tours: ["winelands"],
  questions: [
    {
      question: "Stellenbosch or Franschhoek, if we have only one?",
      answer:
        "Stellenbosch for variety, old streets and a shorter road. Franschhoek for lunch and scenery. Coming straight off a morning flight, take Stellenbosch: it is half an hour from the airport, and you can be at a cellar before the city traffic has cleared.",
    },
    {
      question: "Is there enough for someone who does not drink?",
      answer:
        "Plenty. Cheese, olives and chocolate are made on the same farms, Babylonstoren near Simondium has three and a half hectares of formal garden, and the Huguenot Museum and Dorp Street need no glass. Most tasting rooms pour grape juice for children and for the designated saint.",
    },
    {
      question: "Can we ship wine home?",
      answer:
        "Most cellars ship abroad or know someone who does. Ask for the price per bottle, duty included, before you fall in love with a case. Two or three bottles in the suitcase, wrapped by the cellar, are cheaper, and there is room in our boot for the box until your flight.",
    },
  ],
  position: { lat: -33.9346, lon: 18.861 },
};
