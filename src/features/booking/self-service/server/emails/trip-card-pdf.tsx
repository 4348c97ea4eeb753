import { Document, Page, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { encode } from "uqr";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import { meetingPointOf } from "#domain/road/meeting-point.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { colour, Mark, printable } from "#platform/pdf/pdf-look.tsx";
import type { SharedDrive } from "../../access-contract.ts";

export type TripCard = {
  readonly reference: string;
  /** As shown on the driver's name board. */
  readonly name: string;
  readonly company: CompanyDetails;
  /** The page the QR code opens. */
  readonly link: string;
  readonly drives: readonly SharedDrive[];
};

/** A bank card, 85.6 by 54 mm. */
const size: [number, number] = [242.65, 153.07];

const look = StyleSheet.create({
  card: { padding: "10 12", fontFamily: "Helvetica", fontSize: 7, color: colour.ink },
  head: { flexDirection: "row", justifyContent: "space-between", alignItems: "center" },
  brand: { flexDirection: "row", alignItems: "center", gap: 5 },
  strong: { fontFamily: "Helvetica-Bold" },
  bar: { height: 2, backgroundColor: colour.sun, marginTop: 5, marginBottom: 6 },
  when: { fontFamily: "Helvetica-Bold", fontSize: 11, marginBottom: 4 },
  label: { fontSize: 5.5, color: colour.ink2, marginTop: 3 },
  step: { flexDirection: "row", gap: 4, marginBottom: 2 },
  // Line height is computed from the font size beside it.
  stepText: { flexGrow: 1, flexBasis: 0, fontSize: 7, lineHeight: 1.25 },
});

/** Front and back of a card for each trip, to print and cut or to keep on a phone. */
export const TripCardPdf = ({ card }: { card: TripCard }) => (
  <Document title={`Trip card ${card.reference}`} author={card.company.name} creator={card.company.name}>
    {card.drives.flatMap((drive) => [
      <Front key={`front-${drive.leg}`} card={card} drive={drive} />,
      <Back key={`back-${drive.leg}`} card={card} drive={drive} />,
    ])}
  </Document>
);

type SideProps = { card: TripCard; drive: SharedDrive };

function Front({ card, drive }: SideProps) {
  return (
    <Page size={size} style={look.card}>
      <View style={look.head}>
        <View style={look.brand}>
          <Mark size={20} />
          <Text style={[look.strong, { fontSize: 8 }]}>{printable(card.company.name)}</Text>
        </View>
        <Text style={look.strong}>{card.reference}</Text>
      </View>
      <View style={look.bar} />
      <View style={{ flexDirection: "row", gap: 8 }}>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <Text style={look.when}>{formatMoment(new Date(drive.pickup_at))}</Text>
          <Labelled label="From" value={drive.pickup_location || "to be agreed"} />
          <Labelled label="To" value={drive.destination || "to be agreed"} />
          {drive.drivers.length === 0 && <Labelled label="Vehicle" value={drive.vehicle_kind} />}
          {drive.drivers.map(({ first_name, vehicle, plate }) => (
            <Labelled key={plate} label="Driver" value={`${first_name}, ${vehicle}, ${plate}`} />
          ))}
        </View>
        <View style={{ alignItems: "center" }}>
          <Square text={card.link} />
          <Text style={look.label}>Your trip online</Text>
        </View>
      </View>
    </Page>
  );
}

function Back({ card, drive }: SideProps) {
  const { company, name } = card;
  // A number that breaks at the end of a line is hard to dial from.
  const phone = company.phone.replaceAll(" ", "\u00a0");
  const point = meetingPointOf({ pickupLocation: drive.pickup_location, name, phone });
  return (
    <Page size={size} style={look.card}>
      {point && (
        <>
          <Text style={[look.strong, { fontSize: 9 }]}>{printable(`Where to meet: ${point.title}`)}</Text>
          <View style={look.bar} />
          {point.steps.map((step, at) => (
            <View key={step} style={look.step}>
              <Text style={look.strong}>{at + 1}.</Text>
              <Text style={look.stepText}>{printable(step)}</Text>
            </View>
          ))}
        </>
      )}
      <Text style={look.label}>Call us at any time</Text>
      <Text style={[look.strong, { fontSize: 9 }]}>{phone}</Text>
      <Text style={look.label}>Emergency in South Africa</Text>
      <Text style={look.strong}>112 from a mobile phone</Text>
    </Page>
  );
}

const Labelled = ({ label, value }: { label: string; value: string }) => (
  <View>
    <Text style={look.label}>{label}</Text>
    <Text style={look.strong}>{printable(value)}</Text>
  </View>
);

/** The QR code for a phone’s camera. */
function Square({ text }: { text: string }) {
  const { data, size: modules } = encode(text, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <Svg viewBox={`0 0 ${modules} ${modules}`} style={{ width: 78, height: 78 }}>
      <Path d={path} fill="#000000" />
    </Svg>
  );
}
