/** The sample inventory file that the upload page offers. */
export const INVENTORY_TEMPLATE = `Item #,Item,Cat,Packaging,On Hand,Available,Price,Brand
CTR-101,Dry Dock Pilsner,Beer-Craft,Packaged,84,80,61.20,CONTAINER
CZB-350,Světlý Ležák Keg 50L,Beer-Craft,50L,21,21,228.00,CZECH BROS
FUG-530,Bramble Lane Best Bitter Keg 30L,Beer-Craft,20L & 30L,8,6,149.00,FUGGLES
`;

/** The sample descriptions file. */
export const DESCRIPTIONS_TEMPLATE = `Item #,Description,Image
CTR-101,"Crisp, golden and bitter at the end.",https://images.example/ctr-101.jpg
`;

/** The sample licence file. */
export const LICENCES_TEMPLATE = `Number,Establishment
305218,The Gull & Anchor
`;

/** The sample supplier file. */
export const SUPPLIERS_TEMPLATE = `Supplier,Brands,Licence number,LDB vendor number,Contact name,Email,Phone,Gets reports
Force Brewing,"FORCE, GALE",310-412,48-1412,Bo Park,bo@force.example,604-555-0142,yes
`;
