// Written by `npm run route-maps` from a street map: change art/route-map/, not this.
import type { PictureFile } from "#design/pictures/picture.tsx";

/** Map data © OpenMapTiles © OpenStreetMap contributors. */
export const routeMaps: Readonly<Record<string, PictureFile>> = {
  "cape-peninsula": {
    "path": "/route-maps/cape-peninsula",
    "version": "cdb3f3",
    "width": 1000,
    "height": 1150,
    "widths": [480, 800, 1200],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#cfd5c4,#c7d2c3,#adc8c5,#adcecd,#aacbcc)",
    "alt": "Map of the route from Cape Town: Muizenberg Beach, Kalk Bay, Boulders penguin colony, Cape Point, Cape of Good Hope, Kommetjie, Chapman’s Peak Drive and Camps Bay."
  },
  "winelands": {
    "path": "/route-maps/winelands",
    "version": "56f63d",
    "width": 1000,
    "height": 700,
    "widths": [480, 800, 1200],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#ece8c9,#eae2c4,#ddd6be,#dbdbbb,#dde0bb)",
    "alt": "Map of the route from Cape Town: Stellenbosch, Helshoogte and Tokara, Pniel, Boschendal, Franschhoek and Huguenot Monument."
  },
  "table-mountain": {
    "path": "/route-maps/table-mountain",
    "version": "4674ea",
    "width": 1000,
    "height": 1150,
    "widths": [480, 800, 1200],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#d4d6bd,#e3dcbf,#e2ddbd,#d8d7b6,#d6d9b8)",
    "alt": "Map of the route from Cape Town: Lower cable station, Upper cable station, Signal Hill, Bo-Kaap and Camps Bay."
  },
  "whale-watching": {
    "path": "/route-maps/whale-watching",
    "version": "39dca2",
    "width": 1000,
    "height": 839,
    "widths": [480, 800, 1200],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#dddcc8,#dfe0c8,#e1e0c5,#c7d3c8,#abcacb)",
    "alt": "Map of the route from Cape Town: Gordon’s Bay, Rooi-Els, Stony Point penguins, Hermanus Old Harbour, Hermanus New Harbour and Sir Lowry’s Pass."
  },
  "township": {
    "path": "/route-maps/township",
    "version": "4b5c3c",
    "width": 1000,
    "height": 700,
    "widths": [480, 800, 1200],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#e1ddc8,#eddcc1,#e7dab8,#e7dcbb,#eadec1)",
    "alt": "Map of the route from Cape Town: District Six Museum, District Six, Langa and Gugulethu."
  },
  "sunset-photography": {
    "path": "/route-maps/sunset-photography",
    "version": "2a07ac",
    "width": 1000,
    "height": 1051,
    "widths": [480, 800, 1200],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#bfd2cc,#d1d4c0,#dcd7bc,#ded9bc,#d8d7ba)",
    "alt": "Map of the route from Cape Town: Bo-Kaap, Signal Hill, Kloof Nek, Maiden’s Cove and V&A Waterfront."
  },
  "garden-route": {
    "path": "/route-maps/garden-route",
    "version": "f056be",
    "width": 1000,
    "height": 700,
    "widths": [480, 800, 1200],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#fcf2dd,#eee3cf,#e1d5c2,#bacac5,#aecdcf)",
    "alt": "Map of the route from Cape Town: Swellendam, Mossel Bay, Wilderness, Knysna Heads, Storms River Mouth, Tsitsikamma, Plettenberg Bay, Oudtshoorn, Cango Caves and Barrydale."
  },
  "robben-island": {
    "path": "/route-maps/robben-island",
    "version": "35e42f",
    "width": 1000,
    "height": 1150,
    "widths": [480, 800, 1200],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#afd0d2,#a7cfd3,#a7ced3,#a5cdd2,#b4cdcb)",
    "alt": "Map of the route from Cape Town: Nelson Mandela Gateway, Robben Island and V&A Waterfront."
  },
  "west-coast": {
    "path": "/route-maps/west-coast",
    "version": "dc5852",
    "width": 1000,
    "height": 1150,
    "widths": [480, 800, 1200],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#dadfd4,#d9ddd1,#cfdcd4,#c2d8d4,#bad0cd)",
    "alt": "Map of the route from Cape Town: Geelbek, Postberg, Langebaan, Paternoster, Cape Columbine lighthouse and Bloubergstrand Beach."
  },
  "overberg": {
    "path": "/route-maps/overberg",
    "version": "8ad991",
    "width": 1000,
    "height": 736,
    "widths": [480, 800, 1200],
    "focus": "50% 50%",
    "placeholder": "linear-gradient(#f3e9d2,#ece2ce,#d4d8cc,#bcd2cc,#adcccd)",
    "alt": "Map of the route from Cape Town: Grabouw, Bredasdorp, Cape Agulhas, Struisbaai, Arniston, Stanford and Hermanus."
  }
};
