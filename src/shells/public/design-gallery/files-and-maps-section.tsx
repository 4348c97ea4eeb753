import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { MapFrame, type MapLine, type MapMarker } from "#design/map/map-frame.tsx";
import { StreetMapFrame } from "#design/map/street-map-frame.tsx";
import { FileView } from "#design/pictures/file-view.tsx";
import { QrCode } from "#design/pictures/qr-code.tsx";
import { StoredPhoto } from "#design/pictures/stored-photo.tsx";
import { exampleAttribution, exampleOutline } from "./example-outline.ts";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const airport = { lat: -33.9694, lng: 18.5972 };
const campsBay = { lat: -33.951, lng: 18.3776 };
const boulders = { lat: -34.1974, lng: 18.4512 };

const markers: readonly MapMarker[] = [
  { ...airport, id: "a", label: "Cape Town International Airport", text: "Pickup 10:30", mark: "1", tone: 1 },
  { ...campsBay, id: "b", label: "Camps Bay", text: "Drop-off 11:05", mark: "2", tone: 2 },
  { ...boulders, id: "c", label: "Boulders Beach", text: "Lunch stop", mark: "3", tone: 3 },
];
const lines: readonly MapLine[] = [
  { id: "way", points: [airport, { lat: -33.944, lng: 18.47 }, { lat: -33.936, lng: 18.42 }, campsBay], tone: 1 },
  {
    id: "planned",
    points: [campsBay, { lat: -34.08, lng: 18.37 }, { lat: -34.13, lng: 18.44 }, boulders],
    tone: 2,
    dashed: true,
  },
];

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
        <QrCode text="https://capetownshuttle.example/" label="Code that opens the site" />
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
        title="MapFrame"
        note="No tiles needed; the map code is loaded on request."
        className="grid gap-5 lg:grid-cols-2"
      >
        <MapFrame
          label="Route of booking CTS-4821"
          markers={markers}
          lines={lines}
          outline={exampleOutline}
          attribution={exampleAttribution}
        />
        <LiveExample />
      </Specimen>
      <Specimen title="StreetMapFrame" note="Keeps the map’s place until it is known what it is drawn on.">
        <StreetMapFrame
          label="Streets"
          ground={undefined}
          markers={[]}
          lines={[]}
          shapes={[]}
          view={{ key: "", points: [] }}
          attribution={exampleAttribution}
          className="h-40"
        />
      </Specimen>
    </GallerySection>
  );
}

function LiveExample() {
  const stops = useMemo(() => markers.slice(0, 2), []);
  return (
    <MapFrame
      label="Vehicles on the road"
      markers={stops}
      outline={exampleOutline}
      attribution={exampleAttribution}
      opensAtOnce
    />
  );
}

/** Three seconds of progress, as a slow line gives. */
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
  throw new Error("The line was cut.");
}
