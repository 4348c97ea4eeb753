import type { AttractionPage } from "../page-shapes.ts";

export const boKaap: AttractionPage = {
  slug: "bo-kaap",
  name: "Bo-Kaap",
  area: "City Bowl",
  metaTitle: "Bo-Kaap: history, mosques, food and how to visit well",
  metaDescription:
    "The oldest surviving neighbourhood in Cape Town is first of all a home. Its history, first mosque, museum and food, and how to visit with respect.",
  lead: "A few steep streets between the city and Signal Hill, known abroad for the colour of the walls and at home for the people who have lived behind them for 250 years.",
  story: [
    "In the 1760s a landowner named Jan de Waal built small houses for rent, huurhuisjes, on the slope above the town. One of the first, at 71 Wale Street, is now the Bo-Kaap Museum. Artisans and free people moved in, and after slavery ended in 1834, and the four years of forced apprenticeship that followed, so did many families who had been enslaved. Their people came from the islands of Indonesia, from India, Sri Lanka, Madagascar and Mozambique. The old label, Cape Malay, covers the language many of them shared more than the places they came from.",
    "What held them together was Islam, which could not be practised in public at the Cape until 1804. Tuan Guru, an imam of the royal house of Tidore, was brought here as a prisoner of state in 1780, held on Robben Island, and wrote out the Qur’an from memory. Released, he opened a school, and the Auwal Mosque in Dorp Street grew from it in 1794, on the property of Saartjie van de Kaap. It is South Africa’s first mosque, and one of his handwritten copies is kept there. Afrikaans was written in Arabic letters in these classrooms before it had a grammar in Latin ones.",
    "In 1957, under the Group Areas Act, the quarter was declared for people the state classed as Malay, and others were forcibly removed. It was one of the few old parts of the inner city that was not demolished. District Six, half an hour’s walk away, was. The bright paint is younger than most captions say. Photographs show plain whitewash well into the last century, and residents give several reasons for the change. The one they tend to prefer is that the houses are theirs.",
    "Now the pressure comes from rising rates, new apartment blocks and, frankly, from us. A group of sites here was declared national heritage in 2019. Residents have protested in Wale Street against tour buses since then, and the City has closed its upper part to large coaches. Come on foot, come curious, spend something with the people who live here, and you are welcome.",
  ],
  facts: {
    openingHours:
      "Streets always; Bo-Kaap Museum Monday to Saturday, about 09:00–16:00, closed Sundays and on both Eids",
    fee: "Streets free; museum under about R60 for adults, checked November 2026",
    timeNeeded: "1\u00a0h on foot, 2 to 3\u00a0h with lunch or a cooking class",
    bestLight: "Before 10:00 on Chiappini and Rose Streets, when the sun comes up the hill",
    season: "All year; in Ramadan cafés keep other hours and evenings are lively",
    caution: "Cobbles are steep and slick in rain; keep cameras away from windows, worshippers and children",
  },
  fromAirport: { km: 21, minutes: 25 },
  fromCity: { km: 1, minutes: 5 },
  tips: [
    "Ask to be dropped off at the foot of Wale Street and walk up: museum, Chiappini Street, the Auwal Mosque in Dorp Street, back by Rose Street. It is barely a kilometre.",
    "Hire a registered guide who grew up here. An hour with one is worth more than any page, and the money stays in the street.",
    "Ask before you photograph anyone, and do not pose on a stoep. It is a family’s front step.",
    "Avoid the hour around Friday midday prayers, when the streets belong to the mosques. Visiting one at another time, cover shoulders and knees, take off your shoes and leave a donation.",
    "Sunday mornings are for koesisters: spiced dough, fried, dipped in syrup, rolled in coconut, sold from kitchens while they last. On other days, try a samoosa and the spice shops on Wale Street.",
  ],
  near: ["signal-hill", "va-waterfront", "lions-head", "table-mountain"],
  tours: ["table-mountain", "sunset-photography"],
  questions: [
    {
      question: "May a minibus or coach drive in?",
      answer:
        "Small vehicles may drop passengers off by the museum and must then move on. Large coaches stay on Buitengracht, where there are bays, and passengers walk two blocks. We think everyone should: these lanes were laid out for handcarts, and residents need them to get to work.",
    },
    {
      question: "Where can we eat Cape Malay food?",
      answer:
        "Several home kitchens and restaurants here cook it, most without alcohol. Look for denningvleis, tomato bredie, bobotie, mild curries with roti, and falooda to drink. Cooking classes in private homes need a day’s notice. Ask your guide or the museum who is offering one that week.",
    },
    {
      question: "Is it safe to walk around?",
      answer:
        "By day, along the main streets, yes, with the usual city sense about phones and bags. Go up to the Tana Baru burial ground with company rather than alone, and treat it as the cemetery it is. After dark, have the car come to the restaurant’s door.",
    },
  ],
  position: { lat: -33.9214, lon: 18.4147 },
};
