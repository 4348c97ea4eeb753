/** The words on a picture's card. A stroke starts a new line. */
type Words = [title: string, note: string, tag: string];

const tour = (title: string, note: string): Words => [title, note, "Private tour"];
const place = (title: string, note: string): Words => [title, note, "Worth the drive"];
const service = (title: string, note: string): Words => [title, note, "24/7, 365 days"];

/** By the name of the picture. The home page's card is drawn for itself (share-card.ts). */
export const shareTitles: Record<string, Words> = {
  "airport-transfers": service("Airport|transfers", "Met by name,|whatever the hour"),
  "private-shuttles": service("Private|shuttles", "Your group,|your timetable"),
  "group-transfers": service("Group|transfers", "One party,|one plan"),
  "coach-hire": service("Coach|hire", "From 15 seats|to a whole school"),
  "staff-transport": service("Staff|transport", "Home safely|after every shift"),
  "corporate-events": service("Corporate|events", "Delegates on time,|every time"),
  "chauffeur-services": service("Chauffeur|services", "A car and a driver|for the day"),
  "car-hire": service("Car hire|with driver", "The view is yours,|the wheel is ours"),

  "cape-peninsula": tour("Cape|Peninsula", "Two coasts and|Cape Point"),
  winelands: tour("Winelands", "Two valleys,|no hurry"),
  "table-mountain": tour("Table|Mountain", "Up by cable car|and into the city"),
  township: tour("Township", "Streets, kitchens|and stories"),
  "whale-watching": tour("Whale|watching", "June to November|in Walker Bay"),
  "sunset-photography": tour("Sunset|photography", "The right place|at the right light"),
  "garden-route": tour("Garden|Route", "Forest, lagoons|and the sea"),
  "robben-island": tour("Robben|Island", "The ferry, the cell,|the long view"),
  "west-coast": tour("West|Coast", "Flowers, lagoon|and white villages"),
  overberg: tour("Overberg", "Canola, cranes|and the far cape"),

  "winelands-cellar": tour("Cellar|cool", "Oak, vaults|and red wine"),
  "district-six": tour("District|Six", "Street names and|who lived there"),
  "township-kitchen": tour("Lunch|in Langa", "A long table|in the sun"),
  paternoster: tour("Pater-|noster", "White walls,|painted boats"),
  "cape-agulhas": tour("Cape|Agulhas", "Where the|continent ends"),

  "bo-kaap": place("Bo-Kaap", "Colour, cobbles|and spice"),
  "kirstenbosch-gardens": place("Kirstenbosch", "A garden on|the mountain"),
  "va-waterfront": place("V&A|Waterfront", "A harbour|that still works"),
  "camps-bay": place("Camps|Bay", "White sand,|twelve apostles"),
  "lions-head": place("Lion’s|Head", "Once round|and up"),
  "zeitz-museum": place("Zeitz|museum", "African art in|a grain silo"),
  "chapmans-peak": place("Chapman’s|Peak", "A road cut|into the cliff"),
  "signal-hill": place("Signal|Hill", "The bay from|the lion’s back"),
  "groot-constantia": place("Groot|Constantia", "Oaks, gables|and sweet wine"),
  tsitsikamma: place("Tsitsikamma", "A bridge at|the river’s mouth"),
  oudtshoorn: place("Oudtshoorn", "Ostriches and|feather palaces"),
  "cango-caves": place("Cango|Caves", "Stone that grew|drop by drop"),
  "mossel-bay": place("Mossel|Bay", "A lighthouse|above a cave"),
  "langebaan-lagoon": place("Langebaan|Lagoon", "Flamingos in|pink water"),
  "plettenberg-bay": place("Plettenberg|Bay", "Dolphins and|Robberg"),
  "bettys-bay": place("Betty’s|Bay", "Penguins at|Stony Point"),
  hermanus: place("Hermanus", "The Old Harbour|and the bay"),
  "hermanus-cliff-path": place("Hermanus|cliff path", "Twelve kilometres|above the sea"),

  "attraction-table-mountain": place("Table|Mountain", "The cableway|and the edge"),
  "attraction-cape-peninsula": place("Cape|Peninsula", "The Cape of|Good Hope"),
  "attraction-robben-island": place("Robben|Island", "The quarry and|the lighthouse"),
  "attraction-cape-winelands": place("Cape|Winelands", "A table under|the oaks"),
  "attraction-hermanus-whale-watching": place("Whales at|Hermanus", "From June|to November"),

  "fleet-sedan": ["Sedans", "Quiet and quick|to park", "1–3 passengers"],
  "fleet-shuttle": ["Shuttles", "Room for a family|and its boards", "4–14 passengers"],
  "fleet-luxury-coach": ["Luxury|coaches", "Reclining seats,|farm-road short", "15–22 passengers"],
  "fleet-large-coach": ["Large|coaches", "For schools, teams|and conferences", "25+ passengers"],

  partners: ["Partner|with us", "Agents, hotels,|fleets, dispatchers", "Four doors"],
  "hotel-partnership": ["Hotel|partners", "Your desk,|our wheels", "For hotels"],
  rideshare: ["Rideshare", "A seat, not|a whole vehicle", "Fixed departures"],
  about: ["About us", "The people and|the depot", "Since before sunrise"],
  contact: ["Contact", "Somebody is awake|at the desk", "24/7, 365 days"],
  reviews: ["Reviews", "Post from people|we have driven", "In their words"],
  "arrivals-hall": ["Meet your|driver here", "By the board|with your name", "Arrivals hall"],
  "not-found": ["Off|the map", "This road goes|nowhere", "404"],
};
