import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { FileDrop } from "#design/fields/file-drop.tsx";
import type { MapOutline } from "#design/map/map-geometry.ts";
import { StreetMapFrame } from "#design/map/street-map-frame.tsx";
import { FileView } from "#design/pictures/file-view.tsx";
import { QrCode } from "#design/pictures/qr-code.tsx";
import { StoredPhoto } from "#design/pictures/stored-photo.tsx";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const airport = { lat: -33.9694, lng: 18.5972 };
const campsBay = { lat: -33.951, lng: 18.3776 };
const boulders = { lat: -34.1974, lng: 18.4512 };

const markers = [
  { ...airport, id: "a", label: "Cape Town International Airport", mark: "1", tone: "info", heading: null },
  { ...campsBay, id: "b", label: "Camps Bay", mark: "2", tone: "ok", heading: 280 },
  { ...boulders, id: "c", label: "Boulders Beach", mark: "3", tone: "warn", heading: null },
] as const;
const lines = [
  { id: "way", points: [airport, { lat: -33.944, lng: 18.47 }, { lat: -33.936, lng: 18.42 }, campsBay], look: "way" },
  { id: "past", points: [campsBay, { lat: -34.08, lng: 18.37 }, { lat: -34.13, lng: 18.44 }, boulders], look: "past" },
] as const;

/** Nothing is stored in the gallery. */
const emptyMemory = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } });

export function FilesAndMapsSection() {
  return (
    <GallerySection id="files-maps" title="Files and maps">
      <Specimen title="FileDrop" note="The second one always fails." className="grid gap-5 lg:grid-cols-2">
        <FileDrop
          label="Proof of payment"
          accept={["application/pdf", "image/jpeg", "image/png"]}
          maxBytes={10_000_000}
          upload={pretendUpload}
        />
        <FileDrop label="Licence" maxFiles={1} accept={["image/*"]} maxBytes={2_000_000} upload={failToUpload} />
      </Specimen>
      <Specimen title="QrCode" className="w-48">
        <QrCode text="https://transfers.example/" label="Code that opens the site" />
      </Specimen>
      <Specimen title="StoredPhoto" className="max-w-xs">
        <QueryClientProvider client={emptyMemory}>
          <StoredPhoto fileId="none" label="Arrival, 10:05">
            10:05, Sipho Ndlovu
          </StoredPhoto>
        </QueryClientProvider>
      </Specimen>
      <Specimen
        title="FileView"
        note="A PDF opens beside, a picture can be enlarged."
        className="grid gap-5 lg:grid-cols-2"
      >
        <FileView
          file={{ name: "licence-disc.pdf", type: "application/pdf" }}
          label="Licence disc"
          address="#files-maps"
        />
        <FileView file={{ name: "permit.png", type: "image/png" }} label="Permit" address={undefined} />
      </Specimen>
      <Specimen
        title="StreetMapFrame"
        note="Keeps the map’s place until it is known what it is drawn on."
        className="grid gap-5 lg:grid-cols-2"
      >
        <StreetMapFrame
          label="Route of booking CTS-4821"
          ground={exampleGround}
          markers={markers}
          lines={lines}
          shapes={[]}
          view={{ key: "all", points: markers }}
          attribution={exampleAttribution}
          className="aspect-video"
        />
        <StreetMapFrame
          label="Streets"
          ground={undefined}
          markers={[]}
          lines={[]}
          shapes={[]}
          view={{ key: "", points: [] }}
          attribution={exampleAttribution}
          className="aspect-video"
        />
      </Specimen>
    </GallerySection>
  );
}

/** Three seconds of progress, as on a slow connection. */
async function pretendUpload(file: File, onProgress: (part: number) => void, signal: AbortSignal) {
  for (let part = 0.1; part < 1 && !signal.aborted; part += 0.1) {
    await new Promise((done) => setTimeout(done, 300));
    onProgress(part);
  }
  return file.name;
}

async function failToUpload(_file: File, onProgress: (part: number) => void): Promise<string> {
  onProgress(0.4);
  await new Promise((done) => setTimeout(done, 900));
  throw new Error("The connection was lost.");
}

// The coast from Bloubergstrand to Hangklip and Robben Island, simplified. © OpenStreetMap contributors, ODbL 1.0.
const coasts = [
  [
    "19.200,-34.429 19.194,-34.429 19.181,-34.419 19.172,-34.420 19.171,-34.416 19.142,-34.424 19.136,-34.418",
    "19.121,-34.416 19.123,-34.413 19.117,-34.405 19.125,-34.400 19.124,-34.395 19.109,-34.380 19.116,-34.380",
    "19.116,-34.354 19.145,-34.343 19.151,-34.309 19.116,-34.325 19.100,-34.343 19.097,-34.359 19.060,-34.348",
    "19.061,-34.343 19.050,-34.335 19.046,-34.342 19.035,-34.346 18.995,-34.345 18.977,-34.359 18.965,-34.363",
    "18.933,-34.355 18.932,-34.359 18.911,-34.358 18.901,-34.369 18.896,-34.368 18.893,-34.376 18.874,-34.369",
    "18.859,-34.375 18.856,-34.380 18.862,-34.389 18.855,-34.391 18.855,-34.384 18.850,-34.384 18.843,-34.378",
    "18.832,-34.380 18.836,-34.388 18.826,-34.388 18.827,-34.384 18.822,-34.381 18.826,-34.381 18.827,-34.376",
    "18.819,-34.373 18.819,-34.366 18.815,-34.364 18.818,-34.357 18.809,-34.349 18.826,-34.346 18.829,-34.341",
    "18.821,-34.332 18.822,-34.325 18.816,-34.318 18.819,-34.311 18.811,-34.309 18.815,-34.305 18.812,-34.298",
    "18.822,-34.297 18.821,-34.291 18.830,-34.276 18.851,-34.266 18.856,-34.252 18.853,-34.238 18.830,-34.217",
    "18.834,-34.212 18.818,-34.190 18.831,-34.176 18.868,-34.159 18.856,-34.152 18.858,-34.149 18.855,-34.152",
    "18.813,-34.100 18.780,-34.085 18.714,-34.073 18.612,-34.075 18.545,-34.091 18.516,-34.089 18.509,-34.053",
    "18.501,-34.047 18.492,-34.053 18.501,-34.053 18.501,-34.101 18.476,-34.106 18.449,-34.128 18.451,-34.128",
    "18.448,-34.132 18.436,-34.136 18.433,-34.142 18.440,-34.150 18.431,-34.161 18.433,-34.166 18.426,-34.178",
    "18.426,-34.188 18.433,-34.193 18.436,-34.186 18.435,-34.191 18.443,-34.191 18.438,-34.185 18.454,-34.198",
    "18.478,-34.239 18.475,-34.242 18.478,-34.255 18.467,-34.266 18.475,-34.278 18.466,-34.293 18.461,-34.310",
    "18.465,-34.316 18.461,-34.321 18.472,-34.340 18.488,-34.348 18.497,-34.358 18.482,-34.354 18.472,-34.358",
    "18.473,-34.355 18.457,-34.339 18.444,-34.337 18.422,-34.327 18.415,-34.321 18.416,-34.318 18.401,-34.308",
    "18.405,-34.303 18.389,-34.277 18.380,-34.274 18.383,-34.256 18.378,-34.253 18.380,-34.249 18.376,-34.242",
    "18.378,-34.228 18.370,-34.210 18.370,-34.196 18.353,-34.177 18.343,-34.180 18.338,-34.177 18.318,-34.146",
    "18.323,-34.142 18.323,-34.138 18.333,-34.135 18.338,-34.127 18.344,-34.127 18.349,-34.122 18.354,-34.104",
    "18.350,-34.091 18.355,-34.087 18.355,-34.077 18.364,-34.073 18.369,-34.063 18.360,-34.047 18.349,-34.047",
    "18.349,-34.051 18.349,-34.048 18.345,-34.051 18.348,-34.054 18.350,-34.051 18.348,-34.056 18.340,-34.062",
    "18.329,-34.058 18.324,-34.049 18.307,-34.039 18.317,-34.030 18.311,-34.028 18.330,-34.025 18.349,-33.987",
    "18.354,-33.987 18.371,-33.974 18.372,-33.960 18.377,-33.958 18.374,-33.953 18.378,-33.947 18.372,-33.942",
    "18.377,-33.937 18.377,-33.922 18.398,-33.906 18.398,-33.901 18.412,-33.899 18.419,-33.902 18.434,-33.898",
    "18.417,-33.909 18.431,-33.904 18.434,-33.907 18.425,-33.910 18.440,-33.920 18.439,-33.916 18.446,-33.920",
    "18.440,-33.914 18.446,-33.915 18.435,-33.909 18.437,-33.907 18.450,-33.920 18.455,-33.916 18.439,-33.903",
    "18.454,-33.912 18.466,-33.912 18.485,-33.890 18.489,-33.852 18.485,-33.841 18.501,-33.843 18.502,-33.834",
    "18.482,-33.834 18.457,-33.800 18.436,-33.736 18.444,-33.719 18.438,-33.693 18.432,-33.680 18.421,-33.677",
    "18.430,-33.678 18.428,-33.674 18.423,-33.676 18.428,-33.674 18.427,-33.669 18.396,-33.623 18.377,-33.618",
    "18.368,-33.600 18.357,-33.599 18.362,-33.593 18.355,-33.579 18.336,-33.569 18.320,-33.575 18.308,-33.565",
    "18.312,-33.562 18.309,-33.555 18.312,-33.541 18.318,-33.540 18.314,-33.532 18.325,-33.517 18.312,-33.507",
    "18.317,-33.497 18.310,-33.496 18.307,-33.481 18.239,-33.413 18.220,-33.400 19.200,-33.400 19.200,-34.429",
  ].join(" "),
  [
    "18.379,-33.798 18.376,-33.802 18.383,-33.814 18.379,-33.819 18.371,-33.821 18.360,-33.814 18.358,-33.798",
    "18.363,-33.790 18.369,-33.790 18.379,-33.798",
  ].join(" "),
];

const ringOf = (coast: string) => coast.split(" ").map((point) => point.split(",").map(Number));

const exampleOutline: MapOutline = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: { layer: "land" },
      geometry: { type: "MultiPolygon", coordinates: coasts.map((coast) => [ringOf(coast)]) },
    },
  ],
};

const exampleGround = { kind: "outline", outline: exampleOutline, places: [] } as const;

const exampleAttribution = "© OpenStreetMap contributors";
