import type { AttractionPage } from "../page-shapes.ts";

export const signalHill: AttractionPage = {
  slug: "signal-hill",
  name: "Signal Hill",
  area: "City Bowl",
  metaTitle: "Signal Hill, Cape Town: the view, the road, the light",
  metaDescription:
    "Signal Hill in the late afternoon: the road from Kloof Nek, when to be parked, where the Noon Gun really is, what wind does, and why we leave by sunset.",
  lead: "Signal Hill is the long, flat ridge that lies behind Lion’s Head like the back of the lion. A tarred road runs almost to its end, 350\u00a0m above Sea Point, and on a fine afternoon half the city has had the same idea: to see it all before the sun goes into the Atlantic.",
  story: [
    "The drive is short and worth watching. From the centre we climb Kloof Nek Road to the saddle between Table Mountain and Lion’s Head, turn right at the top and follow Signal Hill Road for about 3\u00a0km. First comes the start of the Lion’s Head footpath, with cars parked along the verges. Then a white kramat with a green dome, the tomb of Sheikh Mohamed Hassen Ghaibie Shah al-Qadri, remembered as a follower of Sheikh Yusuf. It is a place of prayer, and visitors who go in take off their shoes. After the last bend the road ends in a car park for some 30 cars.",
    "From the edge of it you look straight down on Sea Point, across to the stadium in Green Point and, in clean air, out to Robben Island some 12\u00a0km away. The other half of the view is behind you. Walk back for five minutes on the city side and the whole bowl opens: harbour, Devil’s Peak, the flat front of Table Mountain, and far to the east the Hottentots Holland mountains.",
    "The name is literal. Flags flown up here gave ships in Table Bay their weather warnings and anchoring orders, and told the town that a sail was coming. The hill still keeps time: at noon, except on Sundays and public holidays, the navy fires a gun from Lion Battery on the city slope. The habit goes back to 1806, and the guns have been on the hill since 1902. They are reached by Military Road through Bo-Kaap, not from the car park at the top.",
    "What goes wrong here is wind, traffic and theft. The south-easter can make the ridge unpleasant but seldom closes the road, so this is where we bring people when the cableway has stopped: at a third of the mountain’s height the hill usually stays below the tablecloth. In the summer holidays cars queue for the last light. And in November 2023, after a run of robberies and pickpocketing, the national park asked operators to keep their visits between sunrise and sunset. So we come up for the golden part of the afternoon, are on our way down when the sun touches the water, and have the city lights from somewhere busier.",
  ],
  facts: {
    openingHours:
      "Open all day; the park asks for visits between sunrise and sunset, and at times bars the road at night",
    fee: "Free",
    timeNeeded: "30\u00a0min to 1\u00a0h",
    bestLight: "The last two hours of the afternoon; early morning for clean air and an empty car park",
    season: "All year; the sun sets at about 20:00 in late December and 17:45 in late June",
    caution: "Pickpockets and robberies: carry little, stay with your group, be down by sunset",
  },
  fromAirport: { km: 25, minutes: 30 },
  fromCity: { km: 7, minutes: 15 },
  tips: [
    "Be parked 90 minutes before sunset, and two hours before in December and January.",
    "Bring a jacket even on a 30\u00a0°C day. The ridge catches wind that the streets below know nothing about.",
    "Leave bags in the vehicle with the driver and keep the phone on a strap. Pickpockets often work the crowd in pairs, and one of them distracts you.",
    "A picnic is fine, but officially a dry one: the city’s by-law forbids drinking in public places.",
    "Keep to the paths. The grey scrub is Peninsula shale renosterveld, which survives on this hill, on Devil’s Peak and hardly anywhere else.",
  ],
  near: ["lions-head", "bo-kaap", "table-mountain", "camps-bay"],
  tours: ["sunset-photography", "table-mountain"],
  questions: [
    {
      question: "Do we have to walk to the viewpoint?",
      answer:
        "No. The car park is the viewpoint, a few steps from the door of the vehicle, and the sea side can be enjoyed from a wheelchair. The path towards the city view is fairly level but stony.",
    },
    {
      question: "Is Signal Hill safe in the evening?",
      answer:
        "By day and in company we are comfortable with it. After sunset we do not go. SANParks asks walkers to come by daylight and in groups of four or more, so leave the path to Lion’s Head for a morning. Your driver waits with the vehicle, in sight, and you go down in it.",
    },
    {
      question: "Signal Hill or Table Mountain for the evening light?",
      answer:
        "The mountain is three times as high, but you depend on the wind, the ticket and the last car down. The hill costs nothing and can be decided at 16:00. Many of our passengers ride up the mountain in the morning and keep the hill for the end of the afternoon.",
    },
  ],
  position: { lat: -33.9183, lon: 18.4036 },
};
