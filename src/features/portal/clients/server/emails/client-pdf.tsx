import { Document, Text, View } from "@react-pdf/renderer";
import { cents, formatMoney } from "#domain/money/money.ts";
import { meetingPointOf } from "#domain/road/meeting-point.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { Labelled, look, PdfPage, printable } from "#platform/pdf/pdf-look.tsx";

type ClientTrip = {
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly drivers: readonly string[];
};

export type ClientPdf = {
  readonly title: "Itinerary" | "Quote";
  /** A booking’s reference, or the date of a quote. */
  readonly number: string;
  /** The issuing partner with its contact details. */
  readonly host: string;
  readonly email: string;
  readonly client: string;
  readonly what: string;
  readonly passengers: number;
  readonly bags: number;
  readonly trips: readonly ClientTrip[];
  /** The client’s price; null if it is not shown. */
  readonly cents: number | null;
  readonly note: string;
  /** Our dispatch’s number, for the day of the trip. */
  readonly phone: string;
};

/** A partner’s own document for its client, without our name. */
export function ClientTripPdf({ pdf }: { pdf: ClientPdf }) {
  const { title, number, host, client, trips, note } = pdf;
  return (
    <Document title={printable(`${title} for ${client}`)} author={printable(host)} creator={printable(host)}>
      <PdfPage foot={`${host} · ${pdf.email}`}>
        <View style={look.head}>
          <Text style={[look.brandName, { fontSize: 18, maxWidth: 300 }]}>{printable(host)}</Text>
          <View style={{ alignItems: "flex-end" }}>
            <Text style={look.title}>{title}</Text>
            <Text style={[look.quiet, { marginTop: 4 }]}>{printable(number)}</Text>
          </View>
        </View>
        <View style={look.bar} />
        <View style={look.columns}>
          <View style={look.column}>
            <Labelled label="Prepared for">
              <Text style={look.strong}>{printable(client)}</Text>
            </Labelled>
          </View>
          <View style={look.column}>
            <Labelled label="Trip">
              <Text style={look.strong}>{printable(pdf.what)}</Text>
              <Text>{partyText(pdf)}</Text>
            </Labelled>
          </View>
        </View>
        {trips.map((trip) => (
          <Trip key={trip.at} trip={trip} pdf={pdf} />
        ))}
        {pdf.cents !== null && (
          <View style={look.grand} wrap={false}>
            <Text>Price</Text>
            <Text>{amountText(pdf.cents)}</Text>
          </View>
        )}
        {note !== "" && <Text style={[look.sub, { marginTop: 8 }]}>{printable(note)}</Text>}
        {title === "Itinerary" && (
          <View style={look.box} wrap={false}>
            <Text style={look.strong}>{printable(`On the day: ${pdf.phone}`)}</Text>
            <Text>{printable(`For changes before that, please contact ${host} at ${pdf.email}.`)}</Text>
          </View>
        )}
      </PdfPage>
    </Document>
  );
}

function partyText({ passengers, bags }: ClientPdf): string {
  const people = passengers === 1 ? "1 passenger" : `${passengers} passengers`;
  return bags === 0 ? people : `${people}, ${bags === 1 ? "1 bag" : `${bags} bags`}`;
}

function Trip({ trip, pdf }: { trip: ClientTrip; pdf: ClientPdf }) {
  const point =
    pdf.title === "Itinerary"
      ? meetingPointOf({ pickupLocation: trip.from, name: pdf.client, phone: pdf.phone })
      : undefined;
  return (
    <View style={{ marginBottom: 14 }} wrap={false}>
      <View style={look.tableHead}>
        <Text>{formatMoment(new Date(trip.at))}</Text>
      </View>
      <View style={look.row}>
        <Text style={label}>Pickup</Text>
        <Text style={rest}>{printable(trip.from || "to be agreed")}</Text>
      </View>
      <View style={look.row}>
        <Text style={label}>Drop-off</Text>
        <Text style={rest}>{printable(trip.to || "to be agreed")}</Text>
      </View>
      {trip.drivers.map((driver) => (
        <View key={driver} style={look.row}>
          <Text style={label}>Driver</Text>
          <Text style={rest}>{printable(driver)}</Text>
        </View>
      ))}
      {point && (
        <View style={look.row}>
          <Text style={label}>Where to meet</Text>
          <View style={rest}>
            <Text style={look.strong}>{printable(point.title)}</Text>
            {point.steps.map((step) => (
              <Text key={step}>{printable(step)}</Text>
            ))}
          </View>
        </View>
      )}
    </View>
  );
}

const amountText = (amount: number) => {
  const text = formatMoney(cents(amount));
  return printable(text.includes(".") ? text : `${text}.00`);
};

const label = { width: 96, color: "#4a5c6c" };
const rest = { flexGrow: 1, flexBasis: 0 };
