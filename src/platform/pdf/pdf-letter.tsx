import { Document, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { contactLine } from "#domain/company/contact-details.ts";
import { Labelled, look, PdfHead, PdfPage, printable } from "./pdf-look.tsx";

type PdfLetterProps = {
  title: string;
  number: string;
  /** The file’s own title, shown by a reader. */
  name?: string;
  company: { readonly name: string } & Parameters<typeof contactLine>[0];
  settings: CompanySettings;
  /** For whom it is; `about` says the rest. */
  to: { readonly label: string; readonly name: string; readonly about?: ReactNode };
  children: ReactNode;
};

/** A document of one account: from the company, to one person or organisation. */
export function PdfLetter({ title, number, name, company, settings, to, children }: PdfLetterProps) {
  const { legalName, address } = settings.company;
  return (
    <Document title={name ?? `${title}, ${number}`} author={printable(legalName)} creator={company.name}>
      <PdfPage foot={contactLine(company)}>
        <PdfHead sender={company.name} title={title} number={number} />
        <View style={look.columns}>
          <View style={look.column}>
            <Labelled label="From">
              <Text style={look.strong}>{printable(legalName)}</Text>
              <Text>{printable(address)}</Text>
            </Labelled>
          </View>
          <View style={look.column}>
            <Labelled label={to.label}>
              <Text style={look.strong}>{printable(to.name)}</Text>
              {to.about}
            </Labelled>
          </View>
        </View>
        {children}
      </PdfPage>
    </Document>
  );
}
