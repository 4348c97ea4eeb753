import type { AirportRoutePage } from "../page-shapes.ts";

/** The city bowl and the Atlantic side of the mountain. */
export const cityRoutes: readonly AirportRoutePage[] = [
  {
    slug: "city-centre",
    name: "Cape Town city centre",
    metaTitle: "Airport to Cape Town city centre: private transfer, fares by vehicle",
    metaDescription:
      "From Cape Town International to the city centre by private transfer: the drive by the hour of the day, fares for sedan, shuttle and coach, and where you are dropped.",
    picture: "bo-kaap",
    lead: "One motorway and two bends: the N2 brings you from the terminal to the foot of Table Mountain, and the mountain grows all the way.",
    road: [
      "The airport road joins the N2 within a minute, and from there it is a straight run west. You pass the cooling-tower site at Athlone and Langa on the left, then the road climbs to Hospital Bend below Groote Schuur. At the top of the bend the whole of Table Bay opens in front of you; have a hand free if you like photographs. Nelson Mandela Boulevard then drops past Woodstock and District Six into town.",
      "The weak spot is the same bend. On weekday mornings three motorways pour into it, and the queue can reach back past Langa. In the evening the traffic is heaviest the other way, which matters for your trip home and not for this one.",
    ],
    arrival:
      "Much of the centre is one-way, and parts of Long, Loop and Bree Street have no place to stop at all. Your driver goes to the hotel’s own entrance, which is often round the corner from its address, and carries the bags to the door. For an apartment, send us the building’s name and whether there is a concierge: many are only numbered inside the lobby.",
    questions: [
      {
        question: "I land at 06:00. Will I get stuck in traffic?",
        answer:
          "By the time you have your bags it is close to 07:00, and then, on a weekday, yes: plan with the morning figure in the table. On Saturdays, Sundays and public holidays the road is free at that hour.",
      },
      {
        question: "Can you wait while I pick up apartment keys?",
        answer:
          "Yes. Give the key office as an extra stop when you book, and it is part of the price. Key offices in the centre close at 17:00 or 18:00, so tell us if you land late.",
      },
    ],
    tours: ["table-mountain", "robben-island", "township"],
  },
  {
    slug: "va-waterfront",
    name: "the V&A Waterfront",
    metaTitle: "Airport to the V&A Waterfront: private transfer and fares",
    metaDescription:
      "Private transfer from Cape Town International to the V&A Waterfront hotels: drive times by the hour, fares for every vehicle, and how drop-off works on the quays.",
    picture: "va-waterfront",
    lead: "Past the city instead of through it: the foreshore freeway carries you past the port and ends a minute from the quays.",
    road: [
      "As far as Hospital Bend the way is the same as into town. Then you stay on the freeway along the foreshore, above the container port on the right and the station on the left, until it ends. For decades it has ended in mid-air: the unfinished flyovers beside the road are the city’s best-known piece of concrete. The last minute is Dock Road, with seals audible if the window is down.",
      "In December, and on evenings with a concert or a rugby crowd at the stadium in Green Point, the circles at the Waterfront’s entrance fill up. Allow 15 minutes more on such an evening.",
    ],
    arrival:
      "The Waterfront’s hotels are spread around several basins and reached by different entrances, and the Marina has a security gate that wants your name. Send us the hotel’s name rather than the street. For a cruise ship or a Robben Island ferry, say so when you book, and we drop you at the terminal or at the Nelson Mandela Gateway.",
    questions: [
      {
        question: "Can you take us from the airport straight to the Robben Island ferry?",
        answer:
          "Only if the sailing is at least three hours after landing, and even then suitcases are the problem: the ferry is no place for them. Book the vehicle for the day, and they stay in it.",
      },
      {
        question: "Our ship leaves from the cruise terminal. Is that the same place?",
        answer:
          "Nearly. The terminal is on Duncan Dock, a few minutes before the Waterfront, with its own entrance. Choose it as your destination and give us the ship’s name.",
      },
    ],
    tours: ["robben-island", "table-mountain", "sunset-photography"],
  },
  {
    slug: "sea-point",
    name: "Sea Point",
    metaTitle: "Airport to Sea Point and Green Point: private transfer, times and fares",
    metaDescription:
      "Private transfer from Cape Town International to Sea Point: the way round Signal Hill, minutes by the hour, fares by vehicle, and how to be found in a street of flats.",
    picture: "signal-hill",
    lead: "Round the back of Signal Hill to the promenade: you can be in the sea air an hour after landing.",
    road: [
      "From the N2 the way runs along the foreshore and then round the shoulder of Signal Hill through Green Point, past the stadium. There is another way over Kloof Nek, shorter in kilometres and slower with luggage on the steep side; drivers use it when the foreshore is blocked. The last stretch is Beach Road or Main Road, parallel to each other the whole length of the suburb.",
      "Sea Point has one of the few flat kilometres in the city by the water, and everyone walks it in the evening. From about 17:00 on a fine day the side streets fill with parked cars, so a driver may need a minute to stop safely in front of your block.",
    ],
    arrival:
      "Most addresses here are blocks of flats with a name over the door and a number no one uses, and quite a few have their entrance in the street behind. Send us the name of the block. If you arrive after the concierge has gone home, your driver waits until you are through the second door and not only the first.",
    questions: [
      {
        question: "Is Green Point or Mouille Point the same price?",
        answer:
          "They lie on the way and are a little nearer, so they cost the same or slightly less. Enter the exact address in the booking and you see the figure at once.",
      },
      {
        question: "We have four suitcases and a pram. Is a sedan enough?",
        answer:
          "A sedan takes three people and three bags. With a fourth case or a pram choose the shuttle; the booking suggests it by itself when you enter your bags.",
      },
    ],
    tours: ["sunset-photography", "table-mountain", "cape-peninsula"],
  },
  {
    slug: "camps-bay",
    name: "Camps Bay",
    metaTitle: "Airport to Camps Bay: private transfer over Kloof Nek, times and fares",
    metaDescription:
      "Private transfer from Cape Town International to Camps Bay: over Kloof Nek or round by Sea Point, drive times by the hour, fares for every vehicle.",
    picture: "camps-bay",
    lead: "Over the saddle between Table Mountain and Lion’s Head: the last five minutes are the best arrival this city has.",
    road: [
      "From the end of the motorway the road climbs through Gardens to Kloof Nek, the saddle where the cableway road turns off. Then it tips over the edge: hairpins through pines, the Twelve Apostles on the left, and the whole bay below. It is steep and narrow enough that larger coaches go round by Sea Point and Clifton instead, along Victoria Road, which takes longer and shows you more sea.",
      "Both ways end in Victoria Road behind the beach. On summer Sundays, and on any hot evening between Christmas and mid-January, that road stands still; then we come in from above and leave the beachfront out.",
    ],
    arrival:
      "Villas here climb the slope in terraces, and half the drives are too steep for a low car with a full boot. Your driver stops where you can step out on level ground and carries the bags up. Send us the gate code or the host’s number, so that no one waits in front of a closed gate.",
    questions: [
      {
        question: "Will we see the sunset if we land in the late afternoon?",
        answer:
          "In midsummer the sun sets at about 20:00, so a landing by 17:30 gives you a fair chance. In June it sets before 18:00, and you would need to land by 15:30.",
      },
      {
        question: "Can a 22-seater reach our villa?",
        answer:
          "To the beach road, yes; up the hairpin streets, usually not. Tell us the address and we’ll send two shuttles instead where a coach cannot turn.",
      },
    ],
    tours: ["cape-peninsula", "sunset-photography", "table-mountain"],
  },
  {
    slug: "hout-bay",
    name: "Hout Bay",
    metaTitle: "Airport to Hout Bay: private transfer by Constantia Nek, times and fares",
    metaDescription:
      "Private transfer from Cape Town International to Hout Bay: behind the mountain by Constantia Nek, minutes by the hour of the day, fares by vehicle.",
    picture: "car-hire",
    lead: "Behind the mountain, not around it: the way to the harbour valley leads through forest and over a neck, and hardly touches the city.",
    road: [
      "Leave the N2 early, cross the Southern Suburbs past Kirstenbosch, and climb under oaks to Constantia Nek. On the far side the road winds down into Hout Bay, whose name means wood bay: the Dutch cut their timber here. In the evening rush this is the way with the fewest surprises; along the coast by Camps Bay and Llandudno it is prettier and longer.",
      "Two things can slow you down: the single lane over the neck at school time, and Sunday lunch, when half the city drives out for fish and chips at the harbour.",
    ],
    arrival:
      "The valley has two sides and a river between them. Addresses at the harbour end, on the beach and up in the gated estates of the valley are ten minutes apart, so the estate’s name tells us more than the street. If you are going on over Chapman’s Peak, we can book the trip to Noordhoek instead: the toll is then part of the price you see.",
    questions: [
      {
        question: "Does the transfer go over Chapman’s Peak?",
        answer:
          "No. Hout Bay lies before the toll. The drive is worth a day of its own: it is part of our Cape Peninsula tour.",
      },
      {
        question: "We arrive after dark. Is the road over the neck all right?",
        answer:
          "Yes, it is a tarred main road that residents use every day. It is dark under the trees and has bends, so people who get carsick may prefer the seat in front.",
      },
    ],
    tours: ["cape-peninsula", "sunset-photography", "township"],
  },
];
