import { contactForm } from 'shared-domain/forms';
import { z } from 'zod';
import { DURABLE, modelOf, objectId, type Stored, schemaOf } from '../../foundation/database/index.ts';

/** A message that a visitor sent. */
const message = z.object({ ...contactForm.shape, _id: objectId, created_at: z.date() });
export type ContactMessageDocument = Stored<typeof message>;

const contactSchema = schemaOf(message, { collection: 'contact_messages', ...DURABLE });
contactSchema.index({ created_at: -1 });

export const contactMessageModel = modelOf<ContactMessageDocument>('ContactMessage', contactSchema);
