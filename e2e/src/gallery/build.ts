import { buildGallery } from '../../../checks/src/gallery.ts';

export default buildGallery;
