import type { Map as StreetMapView } from "maplibre-gl";
import { type MapTheme, type StreetPalette, streetPalettes } from "./street-map-palette.ts";

/** Drawn twice as large, for sharp screens. */
const scale = 2;
const aeroplane =
  "M9 1.5c.8 0 1.2.7 1.2 1.6v3.2l5.3 3.3v1.6l-5.3-1.6v3.3l1.7 1.3v1.2L9 14.6l-2.9.8v-1.2l1.7-1.3V9.6l-5.3 1.6V9.6l5.3-3.3V3.1C7.8 2.2 8.2 1.5 9 1.5z";

type Pen = CanvasRenderingContext2D;
type Sign = {
  readonly width: number;
  readonly height: number;
  readonly draw: (pen: Pen, palette: StreetPalette) => void;
  /** Which part grows with the words on it, in pixels of the drawing. */
  readonly grows?: Parameters<StreetMapView["addImage"]>[2];
};

const signs: Readonly<Record<string, Sign>> = {
  peak: {
    width: 12,
    height: 10,
    draw(pen, { peak, halo }) {
      pen.beginPath();
      pen.moveTo(6, 1);
      pen.lineTo(11, 9);
      pen.lineTo(1, 9);
      pen.closePath();
      pen.lineWidth = 1.6;
      pen.strokeStyle = halo;
      pen.stroke();
      pen.fillStyle = peak;
      pen.fill();
    },
  },
  airport: {
    width: 18,
    height: 18,
    draw(pen, { airport, halo }) {
      disc(pen, 9, halo);
      disc(pen, 8, airport);
      pen.fillStyle = halo;
      pen.translate(2.7, 2.7);
      pen.scale(0.7, 0.7);
      pen.fill(new Path2D(aeroplane));
    },
  },
  shield: {
    width: 18,
    height: 14,
    draw(pen, { shield, shieldEdge }) {
      pen.beginPath();
      pen.roundRect(0.75, 0.75, 16.5, 12.5, 3);
      pen.fillStyle = shield;
      pen.fill();
      pen.strokeStyle = shieldEdge;
      pen.stroke();
    },
    grows: { stretchX: [[12, 24]], stretchY: [[12, 16]], content: [6, 4, 30, 24] },
  },
};

function disc(pen: Pen, radius: number, colour: string) {
  pen.beginPath();
  pen.arc(9, 9, radius, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}

/** The few signs of the map. A new style forgets them, so they are drawn after each. */
export function addStreetImages(map: StreetMapView, theme: MapTheme) {
  for (const [id, { width, height, draw, grows }] of Object.entries(signs)) {
    const canvas = document.createElement("canvas");
    canvas.width = width * scale;
    canvas.height = height * scale;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen) return;
    pen.scale(scale, scale);
    draw(pen, streetPalettes[theme]);
    if (map.hasImage(id)) map.removeImage(id);
    map.addImage(id, pen.getImageData(0, 0, canvas.width, canvas.height), { pixelRatio: scale, ...grows });
  }
}
