import { Document, Image, Text, View } from "@react-pdf/renderer";
import { contactLine, timeWordsOf } from "#domain/company/contact-details.ts";
import { placeText } from "#domain/road/event-chain.ts";
import { isClockOff } from "#domain/road/event-clock.ts";
import { photoKindLabels } from "#domain/road/photo-kinds.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { tripEventLabels } from "#domain/trip/trip-event-labels.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { colour, Labelled, look, PdfHead, PdfPage, printable } from "#platform/pdf/pdf-look.tsx";
import { outcomeLines, withSeconds } from "../describe-outcome.ts";
import type { Proof } from "../gather-proof.ts";
import { EvidenceMap } from "./evidence-map.tsx";

/** The events of one trip, as evidence for a later dispute. */
export function EvidencePdf({ proof }: { proof: Proof }) {
  const { trip, company } = proof;
  return (
    <Document title={`Trip evidence ${trip.reference}`} author={printable(company.name)} creator={company.name}>
      <PdfPage foot={contactLine(company)}>
        <PdfHead sender={company.name} title="Trip evidence" number={trip.reference} />
        <TripFacts proof={proof} />
        <Seal proof={proof} />
        <EvidenceMap proof={proof} />
        <Events proof={proof} />
        <Pictures proof={proof} />
        <Text style={[look.quiet, { marginTop: 14 }]}>
          {printable(
            `Compiled from our records on ${withSeconds(proof.drawnAt)}. All times are ${timeWordsOf(company)}.`,
          )}
        </Text>
      </PdfPage>
    </Document>
  );
}

function TripFacts({ proof }: { proof: Proof }) {
  const { trip } = proof;
  const facts: readonly (readonly [string, string | null])[] = [
    ["Planned pickup", formatMoment(trip.pickupAt)],
    ["From", trip.from],
    ["To", trip.to],
    ["Booked for", trip.passenger],
    ["Driver", trip.driver],
    ["Vehicle", trip.vehicle],
    ["Status", tripLabels[trip.state].label],
  ];
  return (
    <View style={look.columns}>
      <View style={look.column}>
        {facts.map(
          ([label, value]) =>
            value && (
              <Labelled key={label} label={label}>
                <Text style={look.strong}>{printable(value)}</Text>
              </Labelled>
            ),
        )}
      </View>
      <View style={look.column}>
        {outcomeLines(proof).map(([label, value]) => (
          <Labelled key={label} label={label}>
            <Text style={look.strong}>{printable(value)}</Text>
          </Labelled>
        ))}
      </View>
    </View>
  );
}

/** Whether the record is unchanged since it was received. */
function Seal({ proof: { events, brokenAt, lastHash } }: { proof: Proof }) {
  const text =
    brokenAt === undefined
      ? `The record has ${events.length} reports, each sealed with the one before it (SHA-256). The seal was checked when this document was created: no report was altered, added or removed.`
      : `The seal was checked when this document was created: report ${brokenAt + 1} is not as we received it. From that point on, this record proves nothing.`;
  return (
    <View style={[look.box, { marginTop: 0, marginBottom: 14 }]} wrap={false}>
      <Text style={look.strong}>{brokenAt === undefined ? "Record unaltered" : "Record altered"}</Text>
      <Text>{printable(text)}</Text>
      {lastHash !== "" && <Text style={look.sub}>{`Last seal ${lastHash}`}</Text>}
    </View>
  );
}

function Events({ proof: { events } }: { proof: Proof }) {
  if (events.length === 0) return <Text>Nothing was reported on this trip.</Text>;
  return (
    <View>
      <View style={look.tableHead}>
        <Text style={{ width: 24 }}>No.</Text>
        <Text style={{ width: 150 }}>Time</Text>
        <Text style={{ flexGrow: 1, flexBasis: 0 }}>Report</Text>
      </View>
      {events.map((event, at) => (
        <View key={event.id} style={look.row} wrap={false}>
          <Text style={{ width: 24 }}>{at + 1}</Text>
          <View style={{ width: 150 }}>
            <Text>{withSeconds(event.happenedAt)}</Text>
            <Text style={look.sub}>{`received ${withSeconds(event.receivedAt)}`}</Text>
          </View>
          <View style={{ flexGrow: 1, flexBasis: 0 }}>
            <Text style={look.strong}>{printable(tripEventLabels[event.event].team)}</Text>
            <Text style={look.sub}>{printable(detailsOf(event))}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

const detailsOf = ({ by, note, place, batteryPercent, outcome, clockBehindS }: Proof["events"][number]): string =>
  [
    by,
    note,
    place && placeText(place),
    batteryPercent !== null && `battery ${batteryPercent}%`,
    outcome === "refused" && "kept as reported, did not change the trip",
    isClockOff(clockBehindS) && `phone’s clock off by ${Math.abs(clockBehindS)} s, corrected`,
  ]
    .filter(Boolean)
    .join(" · ");

function Pictures({ proof: { pictures, photos } }: { proof: Proof }) {
  if (pictures.length === 0) return null;
  return (
    <View style={{ marginTop: 16 }}>
      <Text style={[look.strong, { fontSize: 11, marginBottom: 6 }]}>
        {photos > pictures.length ? `Photographs (${pictures.length} of ${photos})` : "Photographs"}
      </Text>
      <View style={{ flexDirection: "row", flexWrap: "wrap", gap: 12 }}>
        {pictures.map(({ id, kind, happenedAt, content, latitude, longitude, accuracyM }) => (
          <View key={id} style={{ width: 240 }} wrap={false}>
            {content ? (
              <Image src={content} style={{ width: 240, maxHeight: 200, objectFit: "contain" }} />
            ) : (
              <Text style={{ color: colour.ink2 }}>The file is no longer there.</Text>
            )}
            <Text style={look.sub}>{`${photoKindLabels[kind]}, ${withSeconds(happenedAt)}`}</Text>
            {latitude !== null && longitude !== null && accuracyM !== null && (
              <Text style={look.sub}>{placeText({ latitude, longitude, accuracyM })}</Text>
            )}
          </View>
        ))}
      </View>
    </View>
  );
}
