import type { LegalDocument } from "./legal-shapes.ts";

export const paiaManual: LegalDocument = {
  title: "PAIA manual",
  lead: "Which records we hold and how to ask for them, under section 51 of the Promotion of Access to Information Act 2 of 2000.",
  metaTitle: "PAIA manual | Cape Town Shuttle",
  metaDescription:
    "The manual of Cape Town Shuttle under section 51 of the Promotion of Access to Information Act: records, how to request access, fees and remedies.",
  version: "2026-11",
  since: "2026-11-17",
  sections: [
    {
      id: "guide",
      title: "The Regulator’s guide",
      rules: [
        "The Information Regulator publishes a guide, in every official language, on how to use the Act: inforegulator.org.za.",
        "Requests go to our information officer, at the address and email above.",
      ],
    },
    {
      id: "open",
      title: "Records you get without a request",
      rules: [
        "This site: services, prices, terms, policies, this manual.",
        "Your own bookings, quotes, invoices and receipts, with their reference and code or in your account.",
        "Which licences of a vehicle and its driver are valid, for inspectors, by the code the driver shows.",
      ],
    },
    {
      id: "records",
      title: "Records we hold",
      rules: [
        "Company: registration, accreditation, operating licences, insurance, contracts, policies.",
        "Finance: invoices, credit notes, payments, refunds, bank records, tax returns.",
        "Customers: bookings, quotes, correspondence, complaints, ratings.",
        "Operation: trips and what happened on them, vehicles, services and repairs, positions, incidents.",
        "People: drivers’ and staff records, licences, hours, pay, applications.",
        "Partners: hotels, agents, providers and companies, with their contracts and statements.",
        "Also held under: Companies Act, VAT Act, Income Tax Act, National Land Transport Act, National Road Traffic Act, Basic Conditions of Employment Act, Consumer Protection Act, Electronic Communications and Transactions Act.",
      ],
    },
    {
      id: "personal",
      title: "Personal information",
      rules: [
        "Why we use it, whose it is, who receives it, whether it leaves South Africa and how it is protected: see the privacy notice, which is part of this manual.",
      ],
    },
    {
      id: "request",
      title: "How to request a record",
      rules: [
        "Use Form 2 of the PAIA regulations, which the Regulator provides, and send it to the information officer.",
        "Say which record you want, in which form, and which right you need it for. Prove who you are and, if you act for someone, that you may.",
        "We decide within 30 days. Where many records must be searched we may need 30 more, and say so.",
        "For your own personal information there is no request fee. For other records the fees in the regulations apply; we tell you the amount first.",
      ],
    },
    {
      id: "refusal",
      title: "If we refuse",
      rules: [
        "We refuse only on the grounds in chapter 4 of the Act, such as the privacy or the commercial secrets of others, and give the reason.",
        "You can complain to the Information Regulator within 180 days (PAIAComplaints@inforegulator.org.za), or apply to a court.",
      ],
    },
  ],
};
