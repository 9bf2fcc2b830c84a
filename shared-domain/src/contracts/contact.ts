import { z } from 'zod';
import { contactForm } from './contact-form.ts';

/** `POST /api/contact`. */
export const contactRequest = z.object({ formData: contactForm });
export type ContactRequest = z.input<typeof contactRequest>;

/** 202: the message is stored and will be mailed. */
export const accepted = z.object({ accepted: z.literal(true) });
export type Accepted = z.infer<typeof accepted>;
