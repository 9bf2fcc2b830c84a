import { z } from 'zod';
import { contactForm } from './contact-form.ts';

/** `POST /api/contact`. */
export const contactRequest = z.object({ formData: contactForm });

/** 202: the message is stored and will be mailed. */
export const accepted = z.object({ accepted: z.literal(true) });
