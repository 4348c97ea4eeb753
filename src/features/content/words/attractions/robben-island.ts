import type { AttractionPage } from "../page-shapes.ts";

export const robbenIsland: AttractionPage = {
  slug: "robben-island",
  name: "Robben Island",
  area: "Table Bay",
  metaTitle: "Robben Island: ferry, tickets and what you will see",
  metaDescription:
    "How a visit to Robben Island works: ferry times from the Waterfront, tickets and ID, the bus and the prison tour, and what happens if the sea is rough.",
  lead: "A low island of about 5\u00a0km² in Table Bay, where people were sent to be forgotten for more than 300 years. They have not been.",
  story: [
    "The Dutch were banishing people here within a decade of arriving. Autshumao, a Khoekhoe leader, was sent over in 1658 and is among the very few who ever got away. Princes and imams exiled from the East Indies followed, then Xhosa leaders of the frontier wars. Makhanda drowned in 1820 trying to reach the mainland. From 1846 to 1931 the island was also a hospital, much of the time a place of confinement for people with leprosy. Their church and their graves are still there.",
    "From 1961 it was a maximum-security prison where the apartheid state held its Black, Coloured and Indian political opponents. Women and white prisoners were sent elsewhere. Nelson Mandela spent 18 of his 27 years in custody here, until 1982, in a cell in B Section that you can cross in three steps. Walter Sisulu, Ahmed Kathrada, Govan Mbeki and some thousands of others, many of whose names are not known abroad, served their years around him. Robert Sobukwe was kept from 1963 to 1969 in a house by himself, forbidden to speak to other prisoners, under a law renewed every year for him alone.",
    "The last political prisoners left in 1991. The museum opened in 1997 and UNESCO listed the island in 1999. A visit has two halves, in either order. A bus goes round the island: the leprosy church, Sobukwe’s house, the village, the limestone quarry where men broke stone in glare that ruined their eyes and taught one another in the lunch hour. At its entrance lies a cairn of stones that former prisoners laid at a reunion in 1995.",
    "The other half is the prison, on foot. Many of these tours are led by former political prisoners, although the museum decides who guides you on the day. You hear what the diet sheet said, who was given bread and who was not, and then there is time for questions. Ask them.",
  ],
  facts: {
    openingHours:
      "Ferries daily at about 09:00, 11:00 and 13:00, with a 15:00 sailing in summer, sea permitting. Gates close 10 minutes before.",
    fee: "About R600 for adults from abroad and about R400 for South Africans, ferry and tour together, checked November 2026",
    timeNeeded: "3\u00a0h 30\u00a0min to 4\u00a0h from the gateway and back",
    bestLight: "The morning crossing for Table Mountain from the water, the 13:00 boat for the return into gold light",
    season: "All year; as a rule the sea is kindest from February to May",
    caution: "The crossing is open sea and can be rough; take seasickness tablets beforehand, not on board",
  },
  driveEnds: "the ferry",
  fromAirport: { km: 22, minutes: 25 },
  fromCity: { km: 3, minutes: 10 },
  tips: [
    "Book with the museum directly, a week ahead in summer and two in December. Bring the passport or ID the ticket was bought with.",
    "Be at the Nelson Mandela Gateway by the Clock Tower 30 to 45 minutes early. The exhibition in the hall is part of the story, not a waiting room.",
    "Choose an early boat and an early day of your stay, so that a cancelled sailing leaves you a second chance.",
    "Eat before you board. On the island there is a small shop at one stop and little else, and the wind comes straight off the Atlantic, so take a jacket in January too.",
  ],
  near: ["va-waterfront", "zeitz-museum", "bo-kaap"],
  tours: ["robben-island"],
  questions: [
    {
      question: "What do you drive, if the visit is by ferry?",
      answer:
        "Everything up to the jetty and after it. We pick you up, drop you off at the gateway in time for boarding, and are at the quay when the boat is back, however late. The distances on this page are to the ferry, and the ferry takes 30 to 50 minutes depending on which vessel is running.",
    },
    {
      question: "What if the ferry is cancelled?",
      answer:
        "The museum decides on the morning, for swell, fog or a boat in repair, and offers another sailing or a refund for its ticket. If you cancel our trip because of the weather, it costs you nothing. Or we use the hours for Bo-Kaap, the District Six Museum and Signal Hill.",
    },
    {
      question: "Is it suitable for children?",
      answer:
        "From about age 10, yes, if they are ready to hear about it. The guides speak plainly about beatings and hunger without dwelling on them. For younger children it is a long time to stand still and listen, with little to look at but walls.",
    },
    {
      question: "May we go round the island on our own?",
      answer:
        "No. Everyone stays with the bus and the prison guide, and private boats may not land. What you can do is hang back for a moment in the corridor of B Section, when the group has moved on and it is quiet.",
    },
  ],
  position: { lat: -33.8067, lon: 18.3662 },
};
