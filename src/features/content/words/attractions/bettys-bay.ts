import type { AttractionPage } from "../page-shapes.ts";

export const bettysBay: AttractionPage = {
  slug: "bettys-bay",
  name: "Betty’s Bay",
  area: "Overberg coast",
  metaTitle: "Betty’s Bay: Stony Point penguins and Clarence Drive",
  metaDescription:
    "Betty’s Bay by the coast road from Cape Town: the penguins of Stony Point, the Harold Porter garden, Clarence Drive and its closures, hours and fees.",
  lead: "Betty’s Bay is a village 13\u00a0km long and a few houses wide, strung between the Kogelberg and the sea. Two things make people stop: African penguins on the site of a whaling station, and a botanical garden that runs up into the mountain. Getting there is the third.",
  story: [
    "From Gordon’s Bay the R44 becomes Clarence Drive, 22\u00a0km cut into the mountainside above False Bay. It was the idea of Jack Clarence, one of three partners who bought this coast in the 1930s to sell holiday plots, and Italian prisoners of war worked on it in the 1940s. The second partner, Harold Porter, left his garden to the nation. The third, Arthur Youlden, had a daughter called Betty. On the way you pass the long beach of Kogel Bay, then Rooi-Els and the turn-off to Pringle Bay, with pull-outs on the sea side made for looking.",
    "Stony Point lies at the western end of the village. Whales were brought ashore and boiled down here from 1913 to about 1930. The slipway and some rusted iron remain. In the 1980s penguins moved in, on the mainland, where leopards can reach them. A fence and the rangers protect them. A boardwalk of a few hundred metres takes you between the burrows and the rocks where cormorants nest. It is quieter than Boulders, and you are often nearer to the birds.",
    "You should know what you are looking at. The colony has shrunk a good deal in 10 years. In 2024 the species was listed as critically endangered, largely for want of sardine and anchovy, and in 2025 a court order closed waters around several colonies, this one included, to the boats that net them. The fee you pay at the gate goes to CapeNature, which looks after the reserve.",
    "Five minutes on is the Harold Porter garden, almost 200\u00a0ha of fynbos with lawns at the bottom and gorges at the top. The path up Disa Kloof is 950\u00a0m and easy, to a waterfall where red disas flower on the cliff around January. Leopard’s Kloof, 3\u00a0km return with ladders, needs a key from the ticket office. After heavy rain Clarence Drive can be shut by rockfalls, sometimes for weeks. Then we come by the N2 and Kleinmond, which takes longer.",
  ],
  facts: {
    openingHours: "Stony Point daily 08:00–16:30, last tickets about 15:45; the garden about 08:00–16:30",
    fee: "Stony Point about R40, garden about R50 for adults, checked November 2026",
    timeNeeded: "45\u00a0min for the penguins, 1\u00a0h 30\u00a0min for the garden",
    bestLight: "Morning at Stony Point; afternoon sun on Clarence Drive",
    season: "Penguins all year; they moult ashore in November and December; disas about January",
    caution: "Baboons use the road and the car parks. Keep windows shut and food out of sight, and never feed them",
  },
  fromAirport: { km: 80, minutes: 65 },
  fromCity: { km: 95, minutes: 80 },
  tips: [
    "Sit on the left going out if you like mountains, on the right if you like a drop and the sea.",
    "Check under the vehicle before it moves off at Stony Point. Penguins use the shade. Your driver will look as well.",
    "Bring a card and some cash. The signal for the card machine comes and goes with the weather.",
    "Eat at the small restaurant beside the colony or drive 13\u00a0km to Kleinmond’s old harbour.",
  ],
  near: ["hermanus", "hermanus-cliff-path", "hermanus-whale-watching"],
  tours: ["whale-watching"],
  questions: [
    {
      question: "Stony Point or Boulders for penguins?",
      answer:
        "Boulders if you are on the Peninsula anyway, or if you want white sand and granite in the picture. Stony Point if you are heading for Hermanus, dislike queues, or want cormorants too. Neither place lets you touch the birds, and they bite.",
    },
    {
      question: "What is the best time of day for the penguins?",
      answer:
        "Early, when they set out, or after about 15:00, when the first come home from fishing and stand about discussing it. Mind the closing time. During the moult, some three weeks, they cannot swim and stay on shore all day.",
    },
    {
      question: "Can we combine it with Hermanus in one day?",
      answer:
        "That is how we do it: out along the coast road, penguins first, Hermanus 40\u00a0km further for lunch, and home over Sir Lowry’s Pass. The other way round you would have the low sun in your eyes on Clarence Drive. From June to November this is our whale tour. In other months take a car with driver for the day.",
    },
  ],
  position: { lat: -34.358, lon: 18.905 },
};
