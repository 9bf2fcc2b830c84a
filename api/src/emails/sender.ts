/** What a mail needs to know about its sender. */
export type Sender = {
  name: string;
  ordersEmail: string;
  phone: string;
  postalAddress: string;
  site: string;
};

/** Who writes, in one line: the law wants it below each mail. */
export const senderLine = ({ name, postalAddress, phone, ordersEmail }: Sender): string =>
  `${name}, ${postalAddress}, ${phone}, ${ordersEmail}`;
