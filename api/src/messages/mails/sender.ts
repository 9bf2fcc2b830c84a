/** The sender's details for a mail. */
export type Sender = {
  name: string;
  ordersEmail: string;
  phone: string;
  postalAddress: string;
  site: string;
  /** The page of a keg order, with the token that opens it. */
  orderLink: (id: string) => string;
};

/** The sender in one line, as the law requires below each mail. */
export const senderLine = ({ name, postalAddress, phone, ordersEmail }: Sender): string =>
  `${name}, ${postalAddress}, ${phone}, ${ordersEmail}`;
