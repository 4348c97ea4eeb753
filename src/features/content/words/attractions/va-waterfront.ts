import type { AttractionPage } from "../page-shapes.ts";

export const vaWaterfront: AttractionPage = {
  slug: "va-waterfront",
  name: "V&A Waterfront",
  area: "Table Bay harbour",
  metaTitle: "V&A Waterfront: what to see, where to be dropped off",
  metaDescription:
    "The old harbour without the shopping blur: Clock Tower, seals, Nobel Square, aquarium, Silo District, boats, and five drop-off points that save walking.",
  lead: "A working harbour that learnt to serve dinner. Tugs, trawlers and seals share the water with yachts, and the mountain fills the end of half the quays.",
  story: [
    "It is named for Queen Victoria and her second son, Alfred. Not Albert, although everyone says Albert. In 1860 the 16-year-old prince tipped the first load of stone for a breakwater, after one winter storm too many had driven ships ashore in Table Bay. The Alfred Basin opened in 1870 and the Victoria Basin followed as gold and diamonds filled the quays. When containers moved the trade next door, the old docks rotted until a development company was formed in 1988.",
    "Start at the Clock Tower, the red Gothic stub of 1882 that was the port captain’s office. Cape fur seals sleep on the tyres and platforms right beside it. The Robben Island ferries leave from the building behind. Cross the swing bridge, which opens for yachts about as often as you are in a hurry, and you come to Nobel Square, where Albert Luthuli, Desmond Tutu, F. W. de Klerk and Nelson Mandela stand in bronze with the mountain at their backs.",
    "From there it is all within 15 minutes on foot: the Two Oceans Aquarium with its kelp forest, the Watershed with some 150 stalls of South African design, the big wheel, and the Silo District with the Zeitz museum. On the hill above, the Time Ball Tower of 1894 once dropped a ball at 13:00 so that ships could set their chronometers. At the other end, towards Granger Bay, a farmers’ market sets up by the sea at weekends.",
    "It is a mall as well, a large one, with the same brands you have at home. No one will make you go in. Around it some 20\u00a0000 people work, fishing boats still tie up two quays from the oyster bars, and the synchrolift hauls whole ships out of the water while you eat ice cream.",
  ],
  facts: {
    openingHours: "Quays and squares day and night; shops 09:00–21:00, restaurants later",
    fee: "Free to walk about. Aquarium about R250 to R300 for adults, wheel and boat trips extra; checked November 2026",
    timeNeeded: "2\u00a0h to look round, half a day with the aquarium or a boat",
    bestLight: "Late afternoon, when the mountain behind the basin turns from grey to copper",
    season: "All year, and the best rainy-day plan in town; crowded from 15 December to 5 January",
    caution:
      "Keep an eye on bags in crowds, and do not feed or touch the seals: they bite, and rabies has been found in Cape seals",
  },
  fromAirport: { km: 22, minutes: 25 },
  fromCity: { km: 3, minutes: 10 },
  tips: [
    "Say where exactly you want to be dropped: Clock Tower for Robben Island, Breakwater Boulevard for the shops, the Silo for Zeitz, Dock Road for the aquarium, Granger Bay for the market. They are up to 1.5\u00a0km apart.",
    "Book a sunset cruise only for a day without a gale warning. Most boats leave from Quay 4 or Quay 5, and skippers cancel late but readily.",
    "Ask for the table upstairs. On the ground floor you look at people, one storey up you look over them at Table Mountain.",
    "Leaving at 17:00 on a weekday takes longer than arriving. Ask the driver to pick you up at 18:30 and spend the difference on the quay.",
  ],
  near: ["zeitz-museum", "robben-island", "bo-kaap", "signal-hill"],
  tours: ["robben-island", "sunset-photography"],
  questions: [
    {
      question: "Is the Waterfront safe in the evening?",
      answer:
        "It is among the best-guarded places in the city, with its own patrols and cameras, and people stroll until late. Walking back to town along the dock roads is another matter: have a driver pick you up, at whatever hour dinner ends.",
    },
    {
      question: "Can we leave luggage there between hotel and flight?",
      answer:
        "Left-luggage counters come and go, so do not plan on one. The simple way is a car with driver for the half day: the bags stay locked in the boot while you have lunch, and the airport is 25 minutes away off-peak.",
    },
    {
      question: "What is there for small children?",
      answer:
        "The aquarium, with its penguins and touch pool, holds them for two hours. Then the seals, the wheel, the carousel and a harbour cruise of half an hour. Battery Park, across the canal, has grass, canoes and room to fall over.",
    },
  ],
  position: { lat: -33.9036, lon: 18.4207 },
};
