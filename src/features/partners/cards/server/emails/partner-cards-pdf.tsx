import { Document, Page, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { encode } from "uqr";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import type { CardOwner } from "#domain/partner/partner-code.ts";
import { colour, Mark, printable } from "#platform/pdf/pdf-look.tsx";
import type { CardKind } from "../../contract.ts";

export type PartnerCards = CardOwner & {
  readonly card: CardKind;
  readonly company: CompanyDetails;
  /** The page that the QR code opens; WhatsApp is below it. */
  readonly link: string;
};

/** A5 for the desk; bank cards for the rooms, 85.6 by 54 mm, ten on a sheet. */
const cardSize = { width: 242.65, height: 153.07 };
const cardsOnSheet = 10;

const look = StyleSheet.create({
  desk: { padding: "34 36", fontFamily: "Helvetica", fontSize: 11, color: colour.ink },
  sheet: { padding: "38 54", fontFamily: "Helvetica", color: colour.ink, flexDirection: "row", flexWrap: "wrap" },
  room: { ...cardSize, padding: "11 13", borderWidth: 0.5, borderColor: colour.line, borderStyle: "dashed" },
  brand: { flexDirection: "row", alignItems: "center", gap: 7 },
  strong: { fontFamily: "Helvetica-Bold" },
  bar: { height: 3, backgroundColor: colour.sun },
  codes: { flexDirection: "row", justifyContent: "space-between", marginTop: 24 },
  code: { alignItems: "center", width: 156 },
  quiet: { color: colour.ink2 },
});

/** Cards for a hotel’s desk or rooms, with a code that identifies it. */
export const PartnerCardsPdf = ({ pdf }: { pdf: PartnerCards }) => (
  <Document title={titleOf(pdf)} author={printable(pdf.company.name)} creator={printable(pdf.company.name)}>
    {pdf.card === "desk" ? <DeskCard pdf={pdf} /> : <RoomCards pdf={pdf} />}
  </Document>
);

/** Only a hotel has rooms and guests. */
const peopleOf = (kind: PartnerCards["kind"]) => (kind === "hotel" ? "guests" : "clients");

function titleOf({ card, kind, name }: PartnerCards): string {
  const small = kind === "hotel" ? "Room cards" : "Client cards";
  return printable(`${card === "desk" ? "Desk card" : small}, ${name}`);
}

/** Printed without “https://”. */
const shortOf = (link: string) => printable(link.replace(/^https?:\/\//, ""));

function DeskCard({ pdf }: { pdf: PartnerCards }) {
  const { company, name, link, code } = pdf;
  return (
    <Page size="A5" style={look.desk}>
      <Brand name={company.name} size={40} />
      <View style={[look.bar, { marginTop: 16, marginBottom: 26 }]} />
      <Text style={[look.strong, { fontSize: 34, lineHeight: 1.15 }]}>{"Where would you\nlike to go?"}</Text>
      <Text style={{ fontSize: 14, lineHeight: 1.4, marginTop: 12 }}>
        {printable(`Airport transfers, drivers and day tours from ${name}. Scan a code with your phone’s camera.`)}
      </Text>
      <View style={look.codes}>
        <Code text={link} size={156} title="Book online" note="See the price, then book" />
        <Code text={`${link}/whatsapp`} size={156} title="WhatsApp us" note="We’ll book it for you" />
      </View>
      <View style={{ marginTop: "auto" }}>
        <View style={[look.bar, { height: 1, backgroundColor: colour.line, marginBottom: 10 }]} />
        <Text style={look.strong}>{shortOf(link)}</Text>
        <Text style={[look.quiet, { marginTop: 3, fontSize: 9.5 }]}>
          {printable(`By phone: ${company.phone}. Please give the code ${code}.`)}
        </Text>
      </View>
    </Page>
  );
}

const RoomCards = ({ pdf }: { pdf: PartnerCards }) => (
  <Page size="A4" style={look.sheet}>
    {Array.from({ length: cardsOnSheet }, (_, at) => `card-${at}`).map((key) => (
      <RoomCard key={key} pdf={pdf} />
    ))}
  </Page>
);

const RoomCard = ({ pdf: { company, name, kind, link, code } }: { pdf: PartnerCards }) => (
  <View style={look.room} wrap={false}>
    <Brand name={company.name} size={20} />
    <View style={[look.bar, { height: 2, marginTop: 6, marginBottom: 8 }]} />
    <View style={{ flexDirection: "row", gap: 9, flexGrow: 1 }}>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Text style={[look.strong, { fontSize: 11, lineHeight: 1.15 }]}>Airport transfers and tours</Text>
        <Text style={{ fontSize: 7.5, lineHeight: 1.3, marginTop: 4 }}>
          {printable(`For ${peopleOf(kind)} of ${name}`)}
        </Text>
        <Text style={[look.quiet, { fontSize: 6.5, marginTop: 8 }]}>{printable(company.phone)}</Text>
        <Text style={[look.quiet, { fontSize: 6.5, marginTop: 2 }]}>{printable(`Code ${code}`)}</Text>
      </View>
      <Code text={link} size={62} title="Book online" />
      <Code text={`${link}/whatsapp`} size={62} title="WhatsApp" />
    </View>
  </View>
);

const Brand = ({ name, size }: { name: string; size: number }) => (
  <View style={look.brand}>
    <Mark size={size} />
    <Text style={[look.strong, { fontSize: size * 0.42 }]}>{printable(name)}</Text>
  </View>
);

type CodeProps = { text: string; size: number; title: string; note?: string };

function Code({ text, size, title, note }: CodeProps) {
  const { data, size: modules } = encode(text, { ecc: "M", border: 1 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <View style={[look.code, { width: size }]}>
      <Svg viewBox={`0 0 ${modules} ${modules}`} style={{ width: size, height: size }}>
        <Path d={squares.join("")} fill="#000000" />
      </Svg>
      <Text style={[look.strong, { fontSize: Math.max(size / 11, 7), marginTop: size / 20 }]}>{title}</Text>
      {note && <Text style={[look.quiet, { fontSize: 9.5, marginTop: 3 }]}>{printable(note)}</Text>}
    </View>
  );
}
