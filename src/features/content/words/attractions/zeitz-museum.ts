import type { AttractionPage } from "../page-shapes.ts";

export const zeitzMuseum: AttractionPage = {
  slug: "zeitz-museum",
  name: "Zeitz MOCAA",
  area: "Silo District, Waterfront",
  metaTitle: "Zeitz MOCAA: the art museum inside a grain silo",
  metaDescription:
    "Africa’s largest museum of contemporary art, cut out of a 1920s grain silo: what to look at first, free hours, days it is closed, and where to be dropped.",
  lead: "42 concrete tubes that once held the country’s maize, sliced open to make a hall like nothing else in the harbour. Then there is the art.",
  story: [
    "The silo went up on the edge of the docks between 1921 and 1924, 57\u00a0m tall and for decades among the highest buildings in this half of Africa. Grain came by rail from the interior, was weighed, graded and poured into ships. Containers ended that, and in 2001 it was left empty. It was too good to knock down, and no one knew what to do with 42 tubes, each 33\u00a0m high and about as wide as a garage.",
    "The London designer Thomas Heatherwick had a single maize kernel scanned, enlarged it until it filled the middle of the honeycomb, and cut that shape out. The cutting alone took more than a year. You walk in through a plain door and look up into the result: an atrium some 27\u00a0m high whose edges are tubes cut on the slant and polished, with daylight coming down through glass lids. It opened on 22 September 2017. The bulging windows on top belong to a hotel in the old elevator tower, not to the museum.",
    "The name is short for Museum of Contemporary Art Africa, with Jochen Zeitz in front, the businessman whose collection is here on long loan. It shows work made since 2000 in Africa and its diaspora, in about 80 white rooms around the tubes. Few works hang for ever: the large exhibitions change every few months. Koyo Kouoh, who ran the museum from 2019 until her death in 2025, turned it towards large, patient retrospectives, and in 2020 filled rooms with art that Capetonians had lent from their own walls.",
    "Go up first. A round lift climbs inside one of the tubes to the sixth floor and the sculpture terrace, from where you have the harbour, the stadium and Table Mountain without a pane of glass between. Then walk down by the spiral stair in the next tube, floor by floor. In the basement the tunnels where the grain ran out on belts are still raw concrete, and artists are let loose in them from time to time.",
  ],
  facts: {
    openingHours: "Tuesday to Sunday 10:00–18:00, last entry 17:30; closed on Mondays except some public holidays",
    fee: "About R250 to R280 for adults, under 18 free, African citizens with ID free on Wednesdays 10:00–13:00; checked November 2026",
    timeNeeded: "2\u00a0h, or 30\u00a0min for the atrium alone",
    bestLight: "Around noon, when the sun falls straight down the atrium; late afternoon for the roof",
    season: "All year; the answer to rain, heat and a closed cableway alike",
    caution:
      "Glass discs are set into floors high up, and some works are not meant for children; the desk will tell you which",
  },
  fromAirport: { km: 21, minutes: 25 },
  fromCity: { km: 2, minutes: 5 },
  tips: [
    "Look up what is on before you pay. Between two big exhibitions whole floors may be shut, and the ticket costs the same.",
    "Leave large bags in the vehicle. They are not allowed in the galleries, and the cloakroom fills.",
    "Join one of the free guided tours if a time is posted at the desk. The labels are brief, and the guides know the stories behind them.",
    "Put it after a morning ferry or after lunch on the quay. The Clock Tower and the Robben Island jetty are five minutes away on foot.",
  ],
  near: ["va-waterfront", "robben-island", "bo-kaap"],
  tours: ["robben-island"],
  questions: [
    {
      question: "Is it worth it if we do not know contemporary art?",
      answer:
        "For the building alone, yes. People who have never entered a gallery look up in that hall and go quiet. Of the art, give five minutes each to any three rooms that annoy or please you, and read the card last. That is more or less how everyone does it.",
    },
    {
      question: "Where does a car or coach stop?",
      answer:
        "At the forecourt in Silo Square, off South Arm Road, a few steps from the entrance, with paid parking underneath. It is a separate corner of the Waterfront, 10 minutes’ walk from the shopping centre, so tell the driver Silo and not just Waterfront.",
    },
    {
      question: "Can we see the hotel’s roof?",
      answer:
        "Only as a guest or with a booking at its rooftop bar, which fills up for sunset. The museum’s own terrace on the sixth floor is included in your ticket and looks the same way from a few storeys lower.",
    },
  ],
  position: { lat: -33.9083, lon: 18.4229 },
};
